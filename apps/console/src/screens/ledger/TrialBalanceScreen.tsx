import { createCheck, getTrialBalance, type OutputOf, type trialBalanceRow } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call, query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { isZero } from '../../components/isZero.ts';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Report = OutputOf<typeof getTrialBalance>;
type Check = NonNullable<Report['check']>;
type Row = z.output<typeof trialBalanceRow>;

const WAITING_MS = 2_000;

/** The totals now, and what the newest check of the books found; a check is asked for and waited for here. */
export function TrialBalanceScreen() {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const report = useQuery({
    ...query(getTrialBalance, {}),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.isChecking === true ? WAITING_MS : false),
  });
  const asking = useMutation({
    mutationFn: () => call(createCheck, {}),
    onSuccess: ({ isAsked }) => toast.success(t(isAsked ? 'ledger.asked' : 'ledger.askedAlready')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getTrialBalance.id] }),
  });
  return (
    <div data-screen="ledger.TrialBalance">
      <ScreenHead
        title={t('nav.ledger')}
        note={
          report.data === undefined ? undefined : (
            <>
              {t('ledger.takenAt')} <Moment at={report.data.takenAt} />
            </>
          )
        }
        aside={
          may('wallet.verify') ? (
            <Button
              icon="refresh"
              isLoading={asking.isPending || report.data?.isChecking === true}
              onClick={() => asking.mutate()}
            >
              {t('ledger.again')}
            </Button>
          ) : undefined
        }
      />
      {asking.isError ? (
        <Callout tone="danger" isLive className="mb-4">
          {errorText(asking.error)}
        </Callout>
      ) : null}
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
  const { check, rows, isChecking } = report;
  return (
    <div className="flex flex-col gap-5">
      {rows.every((row) => isZero(row.sum)) ? null : <Callout tone="danger" isLive title={t('ledger.unbalanced')} />}
      {check === null ? (
        <Callout tone="info" title={t('ledger.never')}>
          {t('ledger.neverWhy')}
        </Callout>
      ) : (
        <Verdict check={check} />
      )}
      {isChecking ? (
        <Callout tone="info" isLive>
          {t('ledger.checking')}
        </Callout>
      ) : null}
      <Totals rows={rows} />
      {check?.chains ? <Chains chains={check.chains} /> : null}
    </div>
  );
}

function Verdict({ check }: { check: Check }) {
  const t = useT();
  const when = (
    <p className="mt-1 text-dense text-text-2">
      {t('ledger.checkedAt')} <Moment at={check.takenAt} /> ·{' '}
      {t('ledger.took', {
        duration: check.tookMs < 1_000 ? `${check.tookMs} ms` : `${Math.round(check.tookMs / 1_000)} s`,
      })}{' '}
      · {check.askedBy === '' ? t('ledger.byClock') : t('ledger.askedBy', { name: check.askedBy })}
    </p>
  );
  if (check.isSound) {
    return (
      <Callout tone="success" title={t('ledger.sound')}>
        {t('ledger.soundWhy')}
        {when}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" title={t('ledger.faulty', { count: check.faults.length })} isLive>
      {check.hasSharedFaults && check.chains === null ? <p>{t('ledger.shared')}</p> : null}
      <ul className="mt-1 list-disc pl-5">
        {check.faults.map((fault) => (
          <li key={`${fault.what} ${fault.where}`}>
            {fault.what}: <span className="font-mono text-cap">{fault.where}</span>
          </li>
        ))}
      </ul>
      {when}
    </Callout>
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
    amount('transit', t('ledger.transit'), (row) => row.transit),
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

function Chains({ chains }: { chains: NonNullable<Check['chains']> }) {
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
