import { listLotteries } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { localText } from '@baize/contract/localText';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { OperatorLottery } from './OperatorDraw.ts';
import { NewLotteryDialog } from './NewLotteryDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { weekdayName } from './weekdayName.ts';

const clock = (second: number): string =>
  [Math.floor(second / 3_600), Math.floor(second / 60) % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Every lottery: when it draws, who says what came, and at which terms it takes bets. */
export function LotteryTable() {
  const t = useT();
  const { may } = useOperator();
  const language = useLanguage();
  const list = useQuery(query(listLotteries, {}));
  const [edited, setEdited] = useState<OperatorLottery>();
  const [isOpening, setOpening] = useState(false);
  const columns: Column<OperatorLottery>[] = [
    {
      id: 'name',
      header: t('lotteries.lottery'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <>
          {localText(row.name, language)}
          <span className="block font-mono text-cap text-text-3">{row.gameCode}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('wallets.state'),
      card: 'status',
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-1">
          <StatusChip tone={row.terms.isOpen ? 'felt' : 'neutral'}>
            {t(row.terms.isOpen ? 'lotteries.isOpen' : 'lotteries.isClosed')}
          </StatusChip>
          {row.late > 0 ? (
            <StatusChip tone="cinnabar">{t('lotteries.lateCount', { count: row.late })}</StatusChip>
          ) : null}
        </span>
      ),
    },
    {
      id: 'schedule',
      header: t('lotteries.schedule'),
      card: 'line',
      cell: (row) => (
        <span className="text-dense">
          {t('lotteries.every', { seconds: row.everySeconds })} · {clock(row.firstSecond)}–{clock(row.lastSecond)}
          <span className="block text-cap text-text-3">
            {row.timeZone} · {t(`lotteries.source.${row.source}`)}
            {row.weekdays === null ? '' : ` · ${row.weekdays.map((day) => weekdayName(day, language)).join(' ')}`}
          </span>
        </span>
      ),
    },
    {
      id: 'groups',
      header: t('lotteries.groups'),
      card: 'line',
      cell: (row) => (
        <span className="tabular-nums">
          {row.terms.minGroup}–{row.terms.maxGroup}
        </span>
      ),
    },
    {
      id: 'limits',
      header: t('lotteries.memberLimit'),
      align: 'end',
      card: 'line',
      cell: (row) => <Amount units={row.terms.memberLimit} currency={row.currency} />,
    },
    {
      id: 'today',
      header: t('lotteries.today'),
      align: 'end',
      card: 'amount',
      cell: (row) => <Amount units={row.stakeToday} currency={row.currency} />,
    },
    {
      id: 'acts',
      header: t('bonuses.acts'),
      card: 'line',
      cell: (row) =>
        may('lotteries.write') ? (
          <Button size="s" tone="ghost" onClick={() => setEdited(row)}>
            {t('lotteries.edit')}
          </Button>
        ) : (
          '—'
        ),
    },
  ];
  return (
    <>
      {may('lotteries.write') ? (
        <div className="mb-3 flex justify-end">
          <Button icon="plus" onClick={() => setOpening(true)}>
            {t('lotteries.new')}
          </Button>
        </div>
      ) : null}
      <DataTable
        caption={t('lotteries.tab.terms')}
        columns={columns}
        rows={list.data ?? []}
        rowKey={(row) => row.id}
        state={tableState(list)}
        empty={<EmptyState title={t('lotteries.noLottery')} />}
        error={list.error === null ? undefined : <QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {isOpening ? <NewLotteryDialog onClose={() => setOpening(false)} /> : null}
      {edited === undefined ? null : <TermsDialog lottery={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
