import { getTrialBalance, type OutputOf, type trialBalanceRow } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { isZero } from '../../components/isZero.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';

type Report = OutputOf<typeof getTrialBalance>;
type Row = z.output<typeof trialBalanceRow>;

/** Whether the books balance, and what that rests on. */
export function TrialBalanceScreen() {
  const t = useT();
  const site = useSite();
  const report = useQuery({ ...query(getTrialBalance, {}), staleTime: 30_000 });
  return (
    <div data-screen="ledger.TrialBalance">
      <ScreenHead
        title={t('nav.ledger')}
        note={
          report.data === undefined ? (
            t('shell.zone', { zone: site.timeZone })
          ) : (
            <>
              {t('ledger.takenAt')} <Moment at={report.data.takenAt} /> · {t('shell.zone', { zone: site.timeZone })}
            </>
          )
        }
        aside={
          <Button icon="refresh" isLoading={report.isFetching} onClick={() => void report.refetch()}>
            {t('ledger.again')}
          </Button>
        }
      />
      {report.data !== undefined ? (
        <Books report={report.data} />
      ) : report.isError ? (
        <QueryFault error={report.error} onRetry={report.refetch} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-16 rounded-panel" />
          <Skeleton className="h-32 rounded-panel" />
          <Skeleton className="h-60 rounded-panel" />
        </div>
      )}
    </div>
  );
}

function Books({ report }: { report: Report }) {
  const t = useT();
  const isSound = report.faults.length === 0 && report.rows.every((row) => isZero(row.sum));
  return (
    <div className="flex flex-col gap-5">
      {isSound ? (
        <Callout tone="success" title={t('ledger.sound')}>
          {t('ledger.soundWhy')}
        </Callout>
      ) : (
        <Callout tone="danger" title={t('ledger.faulty', { count: report.faults.length })} isLive>
          <ul className="mt-1 list-disc pl-5">
            {report.faults.map((fault) => (
              <li key={`${fault.what} ${fault.where}`}>
                {fault.what}: <span className="font-mono text-cap">{fault.where}</span>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Totals rows={report.rows} />
      <Chains chains={report.chains} />
    </div>
  );
}

function Totals({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const amount = (id: string, header: string, units: (row: Row) => bigint): Column<Row> => ({
    id,
    header,
    align: 'end',
    card: 'line',
    cell: (row) => <Amount units={units(row)} />,
  });
  const columns: Column<Row>[] = [
    {
      id: 'currency',
      header: t('ledger.currency'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span className="font-semibold">
          {row.currency} · {row.brandCode}
        </span>
      ),
    },
    amount('members', t('ledger.members'), (row) => row.members),
    amount('holds', t('ledger.holds'), (row) => row.holds),
    amount('debts', t('ledger.debts'), (row) => row.debts),
    amount('house', t('ledger.house'), (row) => row.house),
    {
      id: 'sum',
      header: t('ledger.sum'),
      align: 'end',
      card: 'amount',
      cell: (row) => (
        <span className={isZero(row.sum) ? 'font-bold text-felt-text' : 'font-bold text-cinnabar-text'}>
          <Amount units={row.sum} />
        </span>
      ),
    },
    { id: 'accounts', header: t('ledger.accounts'), align: 'end', card: 'line', cell: (row) => row.accounts },
    { id: 'entries', header: t('ledger.entries'), align: 'end', card: 'line', cell: (row) => row.entries },
  ];
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="mb-2.5 text-h4 text-text-1">
        {t('ledger.totals')}
      </h2>
      <DataTable
        caption={t('ledger.totals')}
        density="compact"
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.brandCode} ${row.currency}`}
        empty={<EmptyState title={t('ledger.noAccounts')} size="s" />}
      />
    </section>
  );
}

function Chains({ chains }: { chains: Report['chains'] }) {
  const t = useT();
  return (
    <Panel title={t('ledger.chains')}>
      <p className="mb-3 text-body text-text-3">{t('ledger.chainsWhy')}</p>
      <ol className="m-0 grid list-none gap-x-8 p-0 xl:grid-cols-2">
        {chains.map((chain) => (
          <li key={chain.chain} className="flex items-baseline gap-3 border-b border-line-1 py-1.5">
            <span className="w-14 shrink-0 text-dense text-text-2 tabular-nums">
              {t('ledger.chain', { chain: chain.chain })}
            </span>
            <span className="w-10 shrink-0 text-right text-dense text-text-1 tabular-nums">{chain.sequence}</span>
            <span className="min-w-0 font-mono text-micro break-all text-text-3">{chain.hash}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
