import { getDrawRisk, type OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { Dialog } from '@baize/ui/Dialog';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { DrawFacts } from './DrawFacts.tsx';
import type { OperatorDraw } from './OperatorDraw.ts';

type Risk = OutputOf<typeof getDrawRisk>;

/** What a draw could cost as it stands: the worst result, single numbers, and the heaviest bets. */
export function RiskDialog({ draw, onClose }: { draw: OperatorDraw; onClose: () => void }) {
  const t = useT();
  const risk = useQuery({
    ...query(getDrawRisk, { drawId: draw.id }),
    staleTime: 0,
    refetchInterval: draw.state === 'open' ? pollWhilePresent(10_000) : false,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="l"
      title={t('lotteries.act.risk')}
      labels={{ close: t('shell.close') }}
    >
      <div className="flex flex-col gap-4">
        <DrawFacts draw={draw} />
        {risk.isPending ? (
          <Skeleton className="h-48 rounded-panel" />
        ) : risk.isError ? (
          <QueryFault error={risk.error} onRetry={risk.refetch} />
        ) : risk.data.worst === null ? (
          <EmptyState size="s" title={t('lotteries.noBets')} />
        ) : (
          <Board risk={risk.data} worst={risk.data.worst} />
        )}
      </div>
    </Dialog>
  );
}

function Board({ risk, worst }: { risk: Risk; worst: NonNullable<Risk['worst']> }) {
  const t = useT();
  const { currency } = risk;
  const money = (units: bigint) => <Amount units={units} currency={currency} />;
  const numbers: Column<Risk['byNumber'][number]>[] = [
    {
      id: 'number',
      header: t('lotteries.number'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => t('lotteries.numberAt', { number: row.number, place: row.place + 1 }),
    },
    { id: 'mean', header: t('lotteries.mean'), align: 'end', card: 'amount', cell: (row) => money(row.mean) },
    { id: 'most', header: t('lotteries.most'), align: 'end', card: 'line', cell: (row) => money(row.most) },
  ];
  const onNumbers: Column<Risk['onNumbers'][number]>[] = [
    {
      id: 'number',
      header: t('lotteries.number'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <span className="tabular-nums">{row.number}</span>,
    },
    { id: 'stake', header: t('lotteries.stake'), align: 'end', card: 'line', cell: (row) => money(row.stake) },
    { id: 'most', header: t('lotteries.ifItComes'), align: 'end', card: 'amount', cell: (row) => money(row.most) },
  ];
  const bets: Column<Risk['heaviest'][number]>[] = [
    {
      id: 'selection',
      header: t('lotteries.selection'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="block max-w-72 break-words">
          {row.selection}
          <span className="block font-mono text-cap text-text-3">{row.play}</span>
        </span>
      ),
    },
    { id: 'stake', header: t('lotteries.stake'), align: 'end', card: 'line', cell: (row) => money(row.stake) },
    { id: 'best', header: t('lotteries.best'), align: 'end', card: 'amount', cell: (row) => money(row.best) },
  ];
  return (
    <>
      <Facts
        rows={[
          { label: t('lotteries.orders'), value: risk.orders.toLocaleString('en-US') },
          { label: t('lotteries.members'), value: risk.members.toLocaleString('en-US') },
          { label: t('lotteries.worst'), value: <span className="tabular-nums">{worst.numbers.join(' ')}</span> },
          { label: t('lotteries.payout'), value: money(worst.payout) },
          { label: t('lotteries.house'), value: money(worst.house) },
        ]}
      />
      <p className="text-dense text-text-3">
        {t('lotteries.riskNote', { tried: risk.tried, counted: risk.counted, selections: risk.selections })}
      </p>
      {risk.byNumber.length === 0 ? null : (
        <DataTable
          caption={t('lotteries.byNumber')}
          density="compact"
          columns={numbers}
          rows={risk.byNumber}
          rowKey={(row) => `${row.place} ${row.number}`}
          state="ready"
          empty={null}
        />
      )}
      {risk.onNumbers.length === 0 ? null : (
        <div className="flex flex-col gap-2">
          <DataTable
            caption={t('lotteries.onNumbers')}
            density="compact"
            columns={onNumbers}
            rows={risk.onNumbers}
            rowKey={(row) => row.number}
            state="ready"
            empty={null}
          />
          <p className="text-dense text-text-3">{t('lotteries.onNumbersNote', { count: risk.numbered })}</p>
        </div>
      )}
      <DataTable
        caption={t('lotteries.heaviest')}
        density="compact"
        columns={bets}
        rows={risk.heaviest}
        rowKey={(row) => `${row.play} ${row.selection}`}
        state="ready"
        empty={null}
      />
    </>
  );
}
