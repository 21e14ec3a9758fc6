import { getStatement, listGateways, type OutputOf } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { DateField } from '@baize/ui/DateField';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { dayBounds } from '../../components/dayBounds.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useDateLabels } from '../../components/useDateLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';

type Statement = OutputOf<typeof getStatement>;
type Difference = Statement['differences'][number];

const TONES = { missingHere: 'cinnabar', missingThere: 'cinnabar', differs: 'amber' } as const;
const DAY_MS = 86_400_000;

/** The list of a gateway held against ours: what is equal, what is on its way, and each order that differs. */
export function StatementScreen() {
  const t = useT();
  const site = useSite();
  const navigate = useNavigate({ from: '/reconciliation' });
  const { gateway: chosen, from: typedFrom, to: typedTo } = useSearch({ from: '/reconciliation' });
  const gateways = useQuery(query(listGateways, {}));
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(nowMs());
  const to = typedTo ?? today;
  const from = typedFrom ?? new Date(Date.parse(`${to}T00:00:00Z`) - 6 * DAY_MS).toISOString().slice(0, 10);
  const gatewayId = gateways.data?.find(({ id }) => id === chosen)?.id ?? gateways.data?.[0]?.id;
  return (
    <div data-screen="gateways.Statement">
      <ScreenHead title={t('nav.reconciliation')} />
      {gateways.isPending ? <Skeleton className="h-20 rounded-panel" /> : null}
      {gateways.isLoadingError ? <QueryFault error={gateways.error} onRetry={gateways.refetch} /> : null}
      {gateways.data !== undefined && gatewayId === undefined ? (
        <EmptyState title={t('statement.none')} hint={t('statement.noneHint')} />
      ) : null}
      {gateways.data !== undefined && gatewayId !== undefined ? (
        <>
          <div className="mb-5 flex flex-wrap items-end gap-3">
            <Field label={t('statement.gateway')} className="w-60 max-sm:w-full">
              {(control) => (
                <Select
                  {...control}
                  value={gatewayId}
                  onValueChange={(next) => void navigate({ search: (now) => ({ ...now, gateway: next }) })}
                  options={gateways.data.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Field>
            <Day label={t('statement.from')} value={from} max={to} onDay={(day) => goTo({ from: day })} />
            <Day label={t('statement.to')} value={to} min={from} max={today} onDay={(day) => goTo({ to: day })} />
          </div>
          <Compared gatewayId={gatewayId} from={from} to={to} />
        </>
      ) : null}
    </div>
  );

  function goTo(days: { from?: string; to?: string }): void {
    void navigate({ search: (now) => ({ ...now, from, to, ...days }) });
  }
}

function Day({
  label,
  value,
  min,
  max,
  onDay,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}) {
  const dateLabels = useDateLabels();
  return (
    <Field label={label}>
      {(control) => (
        <DateField
          {...control}
          labels={dateLabels}
          value={value}
          min={min}
          max={max}
          onValueChange={(day) => day !== '' && onDay(day)}
        />
      )}
    </Field>
  );
}

function Compared({ gatewayId, from, to }: { gatewayId: string; from: string; to: string }) {
  const t = useT();
  const { timeZone } = useSite();
  const span = dayBounds({ from, to }, timeZone);
  const found = useQuery({
    ...query(getStatement, { gatewayId, from: span.from ?? '', to: span.to ?? '' }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  if (found.isLoadingError) return <QueryFault error={found.error} onRetry={found.refetch} />;
  if (found.data === undefined) return <Skeleton className="h-60 rounded-panel" />;
  const { equal, open, differences, paidIn, paidOut, currency } = found.data;
  const tiles = [
    { label: t('statement.equal'), value: equal },
    { label: t('statement.open'), value: open },
    { label: t('statement.differences'), value: differences.length },
    { label: t('statement.paidIn'), value: <Amount units={paidIn} currency={currency} /> },
    { label: t('statement.paidOut'), value: <Amount units={paidOut} currency={currency} /> },
  ];
  return (
    <div className="flex flex-col gap-5" aria-busy={found.isFetching}>
      <dl className="grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {tiles.map(({ label, value }) => (
          <div key={label} className="rounded-panel bg-bg-1 p-4 shadow-panel">
            <dt className="text-dense text-text-3">{label}</dt>
            <dd className="mt-1 text-num-m text-text-1">{value}</dd>
          </div>
        ))}
      </dl>
      {differences.length === 0 ? (
        <Callout tone="success" title={t('statement.sound')}>
          {t('statement.soundText')}
        </Callout>
      ) : (
        <>
          <Callout tone="warning">{t('statement.help')}</Callout>
          <Differences rows={differences} />
        </>
      )}
    </div>
  );
}

function Differences({ rows }: { rows: readonly Difference[] }) {
  const t = useT();
  const side = (said: Difference['here']) => (said === null ? '–' : `${said.amount} ${said.currency} · ${said.status}`);
  const columns: Column<Difference>[] = [
    {
      id: 'order',
      header: t('statement.order'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <span>
          {t(`statement.kind.${row.kind}`)}{' '}
          <span className="block font-mono text-cap break-all text-text-3">{row.externalId ?? row.orderId}</span>
        </span>
      ),
    },
    {
      id: 'class',
      header: t('statement.what'),
      card: 'status',
      cell: (row) => <StatusChip tone={TONES[row.class]}>{t(`statement.class.${row.class}`)}</StatusChip>,
    },
    { id: 'here', header: t('statement.here'), card: 'line', cell: (row) => side(row.here) },
    { id: 'there', header: t('statement.there'), card: 'line', cell: (row) => side(row.there) },
    { id: 'case', header: t('statement.case'), card: 'line', cell: (row) => <CaseLink row={row} /> },
  ];
  return (
    <DataTable
      caption={t('statement.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.kind} ${row.orderId}`}
      empty={<EmptyState title={t('statement.sound')} size="s" />}
    />
  );
}

function CaseLink({ row: { kind, caseId } }: { row: Difference }) {
  if (caseId === null) return <>–</>;
  return kind === 'payment' ? (
    <Link to="/deposits" search={{ status: 'all', search: caseId, deposit: caseId }} className="underline">
      {caseId}
    </Link>
  ) : (
    <Link to="/withdrawals" search={{ view: 'all', search: caseId, withdrawal: caseId }} className="underline">
      {caseId}
    </Link>
  );
}
