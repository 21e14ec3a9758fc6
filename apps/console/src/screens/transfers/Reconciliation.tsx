import { getReconciliation, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Select } from '@baize/ui/Select';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { tableState } from '@baize/ui/tableState';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';

type Difference = OutputOf<typeof getReconciliation>['differences'][number];

const DAY_MS = 86_400_000;
const stretches = [1, 7, 30] as const;

/** Our transfers with a vendor beside its own list; what differs, by its kind. */
export function Reconciliation({ vendors }: { vendors: readonly { code: string; name: string }[] }) {
  const t = useT();
  const [vendor, setVendor] = useState(vendors[0]?.code ?? '');
  const [days, setDays] = useState<(typeof stretches)[number]>(7);
  const [until, setUntil] = useState(() => nowMs());
  const report = useQuery({
    ...query(getReconciliation, {
      vendor,
      from: new Date(until - days * DAY_MS).toISOString(),
      to: new Date(until).toISOString(),
    }),
    staleTime: Infinity,
  });
  const { data } = report;
  const money = (units: bigint | null) =>
    units === null ? '—' : <Amount units={units} currency={data?.currency ?? ''} />;
  const columns: Column<Difference>[] = [
    {
      id: 'kind',
      header: t('wallets.difference'),
      card: 'status',
      cell: (row) => <StatusChip tone="cinnabar">{t(`wallets.kind.${row.kind}`)}</StatusChip>,
    },
    { id: 'member', header: t('cashier.member'), isRowHeader: true, card: 'title', cell: (row) => row.account },
    { id: 'ours', header: t('wallets.ours'), align: 'end', card: 'line', cell: (row) => money(row.ours) },
    { id: 'theirs', header: t('wallets.theirs'), align: 'end', card: 'line', cell: (row) => money(row.theirs) },
    { id: 'time', header: t('wallets.time'), card: 'meta', cell: (row) => <Moment at={row.at} /> },
    {
      id: 'reference',
      header: t('wallets.reference'),
      card: 'hide',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.reference}</span>,
    },
  ];
  const line = ({ count, in: into, out }: { count: number; in: bigint; out: bigint }) => (
    <span className="tabular-nums">
      {t('wallets.transfers', { count })} · {t('wallets.sumIn')} {money(into)} · {t('wallets.sumOut')} {money(out)}
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-48">
          <Select
            size="s"
            aria-label={t('wallets.vendor')}
            value={vendor}
            onValueChange={setVendor}
            options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
        <div className="w-40">
          <Select
            size="s"
            aria-label={t('wallets.stretch')}
            value={String(days)}
            onValueChange={(next) => setDays(stretches.find((one) => String(one) === next) ?? 7)}
            options={stretches.map((one) => ({ value: String(one), label: t('wallets.days', { count: one }) }))}
          />
        </div>
        <Button size="s" icon="refresh" isLoading={report.isFetching} onClick={() => setUntil(nowMs())}>
          {t('wallets.again')}
        </Button>
      </div>
      {data === undefined ? null : (
        <>
          <Callout tone={data.differences.length === 0 ? 'success' : 'danger'}>
            {t(data.differences.length === 0 ? 'wallets.agrees' : 'wallets.differs', {
              count: data.differences.length,
            })}
          </Callout>
          <Facts
            rows={[
              { label: t('wallets.ours'), value: line(data.ours) },
              { label: t('wallets.theirs'), value: line(data.theirs) },
              { label: t('wallets.doubt'), value: data.open },
            ]}
          />
        </>
      )}
      <DataTable
        caption={t('wallets.reconciliation')}
        density="compact"
        columns={columns}
        rows={data?.differences ?? []}
        rowKey={(row) => `${row.kind}:${row.reference}`}
        state={tableState(report)}
        empty={<EmptyState size="s" title={t('wallets.noDifference')} />}
        error={<QueryFault error={report.error} onRetry={report.refetch} />}
      />
    </div>
  );
}
