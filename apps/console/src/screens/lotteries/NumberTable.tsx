import { listLotteries, listRestrictions, type OutputOf } from '@baize/contract';
import { localText } from '@baize/contract/localText';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { tableState } from '@baize/ui/tableState';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { OpenNumberDialog } from './OpenNumberDialog.tsx';
import type { OperatorLottery } from './OperatorDraw.ts';
import { RestrictDialog } from './RestrictDialog.tsx';
import { usePlays } from './usePlays.ts';

type Restriction = OutputOf<typeof listRestrictions>['restrictions'][number];

/** The restricted numbers of one lottery: which are closed, which limited, and how much stands on them. */
export function NumberTable() {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate({ from: '/lotteries' });
  const { game } = useSearch({ from: '/lotteries' });
  const lotteries = useQuery(query(listLotteries, {}));
  const lottery = lotteries.data?.find(({ gameCode }) => gameCode === game) ?? lotteries.data?.[0];
  return lottery === undefined ? (
    <DataTable
      caption={t('lotteries.tab.numbers')}
      columns={[]}
      rows={[]}
      rowKey={() => ''}
      state={tableState(lotteries)}
      empty={<EmptyState title={t('lotteries.noLottery')} />}
      error={lotteries.error === null ? undefined : <QueryFault error={lotteries.error} onRetry={lotteries.refetch} />}
    />
  ) : (
    <RestrictedNumbers
      key={lottery.id}
      lottery={lottery}
      choice={
        <Select
          className="w-full sm:w-64"
          aria-label={t('lotteries.lottery')}
          value={lottery.gameCode}
          onValueChange={(next) => void navigate({ search: { tab: 'numbers', game: next } })}
          options={(lotteries.data ?? []).map(({ gameCode, name }) => ({
            value: gameCode,
            label: localText(name, language),
            note: gameCode,
          }))}
        />
      }
    />
  );
}

function RestrictedNumbers({ lottery, choice }: { lottery: OperatorLottery; choice: ReactNode }) {
  const t = useT();
  const { may } = useOperator();
  const list = useQuery({
    ...query(listRestrictions, { lotteryId: lottery.id }),
    refetchInterval: pollWhilePresent(10_000),
  });
  const [isRestricting, setRestricting] = useState(false);
  const [opened, setOpened] = useState<Restriction>();
  const { currency } = lottery;
  const plays = usePlays(lottery.family);
  const nameOf = (play: string): string => plays.data?.find(({ id }) => id === play)?.name ?? play;
  const columns: Column<Restriction>[] = [
    {
      id: 'number',
      header: t('lotteries.number'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="block max-w-72 break-words tabular-nums">
          {row.number}
          <span className="block text-cap text-text-3">{nameOf(row.play)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <StatusChip tone={row.ceiling === null ? 'cinnabar' : 'amber'}>
          {t(row.ceiling === null ? 'lotteries.numbers.closed' : 'lotteries.numbers.limited')}
        </StatusChip>
      ),
    },
    {
      id: 'draw',
      header: t('lotteries.draw'),
      card: 'line',
      cell: (row) => (
        <span className="tabular-nums">
          {row.drawNo === null ? t('lotteries.numbers.everyDraw') : `#${row.drawNo}`}
        </span>
      ),
    },
    {
      id: 'ceiling',
      header: t('lotteries.numbers.ceiling'),
      align: 'end',
      card: 'amount',
      cell: (row) => (row.ceiling === null ? '—' : <Amount units={row.ceiling} currency={currency} />),
    },
    {
      id: 'staked',
      header: t('lotteries.numbers.staked'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        row.ceiling === null || row.stakedIn === null ? (
          '—'
        ) : (
          <>
            <Amount units={row.staked} currency={currency} />
            <span className="block text-cap text-text-3 tabular-nums">#{row.stakedIn}</span>
          </>
        ),
    },
    {
      id: 'by',
      header: t('lotteries.numbers.by'),
      card: 'meta',
      cell: (row) => (
        <>
          {row.createdBy}
          <span className="block text-cap text-text-3">
            <Moment at={row.createdAt} />
          </span>
        </>
      ),
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) =>
        may('lotteries.write') ? (
          <Button size="s" tone="ghost" onClick={() => setOpened(row)}>
            {t('lotteries.numbers.open')}
          </Button>
        ) : (
          '—'
        ),
    },
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        {choice}
        {may('lotteries.write') ? (
          <Button icon="plus" onClick={() => setRestricting(true)}>
            {t('lotteries.numbers.restrict')}
          </Button>
        ) : null}
      </div>
      <DataTable
        caption={t('lotteries.tab.numbers')}
        columns={columns}
        rows={list.data?.restrictions ?? []}
        rowKey={(row) => row.id}
        state={tableState(list)}
        empty={<EmptyState title={t('lotteries.numbers.none')} hint={t('lotteries.numbers.noneHint')} />}
        error={list.error === null ? undefined : <QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {isRestricting ? <RestrictDialog lottery={lottery} onClose={() => setRestricting(false)} /> : null}
      {opened === undefined ? null : (
        <OpenNumberDialog restriction={opened} playName={nameOf(opened.play)} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
