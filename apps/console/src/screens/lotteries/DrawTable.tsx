import { listDraws } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { localText } from '@baize/contract/localText';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ProposalDecisionDialog } from './ProposalDecisionDialog.tsx';
import type { DrawAct, OperatorDraw } from './OperatorDraw.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import { printedResult } from './readPrizes.ts';
import { RiskDialog } from './RiskDialog.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

const views = ['waiting', 'open', 'past'] as const;
const ALL = 'all';
const TONES = {
  scheduled: 'neutral',
  open: 'felt',
  closed: 'sky',
  awaiting: 'amber',
  drawn: 'sky',
  settled: 'neutral',
  void: 'cinnabar',
} as const;

/** Draws of the brand: what waits for a result or a second person, what takes bets, and what is over. */
export function DrawTable() {
  const t = useT();
  const language = useLanguage();
  const address = useListAddress('/lotteries', { keeps: ['view'] });
  const { page } = address;
  const { view = 'waiting', game } = address.search;
  const [acting, setActing] = useState<{ act: DrawAct; draw: OperatorDraw }>();
  const list = useQuery({
    ...query(listDraws, { view, ...(game === undefined ? {} : { gameCode: game }), pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const columns: Column<OperatorDraw>[] = [
    {
      id: 'draw',
      header: t('lotteries.draw'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {localText(row.name, language)}
          <span className="block text-cap text-text-3 tabular-nums">#{row.no}</span>
        </>
      ),
    },
    { id: 'time', header: t('lotteries.drawAt'), card: 'meta', cell: (row) => <Moment at={row.drawAt} /> },
    {
      id: 'state',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-1">
          <StatusChip tone={TONES[row.state]}>{t(`lotteries.state.${row.state}`)}</StatusChip>
          {row.isLate ? <StatusChip tone="cinnabar">{t('lotteries.late')}</StatusChip> : null}
        </span>
      ),
    },
    {
      id: 'result',
      header: t('lotteries.result'),
      card: 'line',
      cell: (row) => (
        <span className="block max-w-64 tabular-nums">
          {row.numbers === null ? '—' : printedResult(row.family, row.numbers)}
          {row.resultNo > 1 ? (
            <span className="block text-cap text-text-3">{t('lotteries.corrected', { count: row.resultNo - 1 })}</span>
          ) : null}
          {row.reason === '' ? null : <span className="block text-cap text-text-3">{row.reason}</span>}
        </span>
      ),
    },
    {
      id: 'stake',
      header: t('lotteries.stake'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.stake} currency={row.currency} />,
    },
    {
      id: 'payout',
      header: t('lotteries.payout'),
      align: 'end',
      card: 'line',
      cell: (row) => (row.state === 'settled' ? <Amount units={row.payout} currency={row.currency} /> : '—'),
    },
    {
      id: 'waiting',
      header: t('lotteries.proposal'),
      card: 'line',
      cell: ({ proposal, family }) =>
        proposal === null ? (
          '—'
        ) : (
          <span className="block max-w-64 text-dense">
            {proposal.kind === 'void' ? t('lotteries.act.void') : printedResult(family, proposal.numbers ?? [])}
            <span className="block text-cap text-text-3">
              {proposal.proposedBy}: {proposal.reason}
            </span>
          </span>
        ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) => <DrawActs draw={row} onAct={(act) => setActing({ act, draw: row })} />,
    },
  ];
  const close = (): void => setActing(undefined);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('lotteries.views')}
          value={view}
          onValueChange={(next) =>
            address.filter({
              view: views.find((one) => one !== 'waiting' && one === next) as 'open' | 'past' | undefined,
            })
          }
          options={views.map((value) => ({ value, label: t(`lotteries.view.${value}`) }))}
        />
        <div className="w-56 max-sm:w-full">
          <Select
            size="s"
            aria-label={t('lotteries.lottery')}
            value={game ?? ALL}
            onValueChange={(next) => address.filter({ game: next === ALL ? undefined : next })}
            options={[
              { value: ALL, label: t('lotteries.all') },
              ...(list.data?.lotteries ?? []).map(({ gameCode, name }) => ({
                ...{ value: gameCode, label: localText(name, language) },
              })),
            ]}
          />
        </div>
      </div>
      <ListTable
        caption={t('lotteries.tab.draws')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data?.page}
        rowKey={(row) => row.id}
        address={address}
        empty={{ title: t(view === 'waiting' ? 'lotteries.noneWaiting' : 'lotteries.none') }}
      />
      {acting === undefined ? null : acting.act === 'risk' ? (
        <RiskDialog draw={acting.draw} onClose={close} />
      ) : acting.act === 'result' || acting.act === 'void' ? (
        <ProposalDialog kind={acting.act} draw={acting.draw} onClose={close} />
      ) : (
        <ProposalDecisionDialog isApproved={acting.act === 'approve'} draw={acting.draw} onClose={close} />
      )}
    </>
  );
}

const entered: ReadonlySet<string> = new Set(['awaiting', 'drawn', 'settled']);

function DrawActs({ draw, onAct }: { draw: OperatorDraw; onAct: (act: DrawAct) => void }) {
  const t = useT();
  const { may, operator } = useOperator();
  const mayResult = may('lotteries.result');
  const acts: DrawAct[] = ['risk'];
  if (mayResult && draw.proposal !== null) {
    /* Whoever proposed may take the word back; only somebody else may agree. */
    if (draw.proposal.proposedBy !== operator?.username) acts.push('approve');
    acts.push('reject');
  } else if (mayResult && draw.state !== 'void') {
    if (draw.source === 'official' && entered.has(draw.state)) acts.push('result');
    /* The result of an own draw is final. */
    if (draw.source === 'official' || draw.numbers === null) acts.push('void');
  }
  return (
    <span className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} size="s" tone={act === 'approve' ? 'felt' : 'ghost'} onClick={() => onAct(act)}>
          {t(act === 'result' && draw.numbers !== null ? 'lotteries.act.correct' : `lotteries.act.${act}`)}
        </Button>
      ))}
    </span>
  );
}
