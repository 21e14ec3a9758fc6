import { getLiability, liabilityAges, type OutputOf } from '@baize/contract';
import { getLiabilityFile } from '@baize/contract/points/getLiabilityFile';
import { Callout } from '@baize/ui/Callout';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { SaveMenu } from '../../components/SaveMenu.tsx';

type Report = OutputOf<typeof getLiability>;
type Row = Report['rows'][number];

const NOTHING = 0n;
const figure = (points: number): string => points.toLocaleString('en-US');

/** What the brand owes in points: where they come from, since when they are there, and what they are worth. */
export function Liability() {
  const t = useT();
  const report = useQuery({ ...query(getLiability, {}), staleTime: 0 });
  if (report.isLoadingError) return <QueryFault error={report.error} onRetry={report.refetch} />;
  if (report.data === undefined) {
    return (
      <div aria-busy="true" className="flex flex-col gap-5">
        <Skeleton className="h-20 rounded-panel" />
        <Skeleton className="h-80 rounded-panel" />
      </div>
    );
  }
  const { outstanding, below, book } = report.data;
  return (
    <div className="flex flex-col gap-5">
      <Head report={report.data} />
      {outstanding - below === book ? null : (
        <Callout tone="danger" isLive title={t('points.owed.unequal')}>
          {t('points.owed.unequalText', { balances: figure(outstanding - below), book: figure(book) })}
        </Callout>
      )}
      <Parts report={report.data} />
    </div>
  );
}

function Head({ report }: { report: Report }) {
  const t = useT();
  const { asOf, currency, ratioPoints, ratioAmount, outstanding, members, value, below, waiting, book } = report;
  const isWorth = ratioAmount !== NOTHING;
  const tiles = [
    {
      label: t('points.owed.outstanding'),
      value: figure(outstanding),
      note: t('points.owed.members', { count: members }),
    },
    {
      label: t('points.owed.value'),
      value: isWorth ? <Amount units={value} currency={currency} /> : '—',
      note: isWorth ? (
        <>
          {t('points.owed.ratio', { points: ratioPoints })} <Amount units={ratioAmount} currency={currency} />
        </>
      ) : (
        t('points.owed.noRatio')
      ),
    },
    { label: t('points.owed.waiting'), value: figure(waiting), note: t('points.owed.waitingNote') },
    { label: t('points.owed.below'), value: figure(below), note: t('points.owed.belowNote') },
    {
      label: t('points.owed.book'),
      value: figure(book),
      note: outstanding - below === book ? t('points.owed.equal') : t('points.owed.unequal'),
    },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-text-2">
          {t('points.owed.asOf')} <Moment at={asOf} />
        </p>
        <SaveMenu operation={getLiabilityFile} filters={{}} />
      </div>
      <dl className="grid grid-cols-2 gap-3 max-sm:[&>*:first-child]:col-span-2 lg:grid-cols-5">
        {tiles.map(({ label, value: shown, note }) => (
          <div key={label} className="rounded-panel bg-bg-1 p-4 shadow-panel">
            <dt className="text-dense text-text-3">{label}</dt>
            <dd className="mt-1 text-num-m text-text-1">{shown}</dd>
            <dd className="mt-1 text-cap text-text-3">{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Each source with its ages, and the sum of all, which is what is outstanding. */
function Parts({ report: { rows, outstanding, value, currency, ratioAmount } }: { report: Report }) {
  const t = useT();
  const isWorth = ratioAmount !== NOTHING;
  const ageName = (age: number): string => {
    const [from, next] = [liabilityAges[age] ?? 0, liabilityAges[age + 1]];
    if (next === undefined) return t('points.owed.from', { days: from });
    return age === 0 ? t('points.owed.under', { days: next }) : t('points.owed.between', { from, to: next - 1 });
  };
  const columns: Column<Row>[] = [
    {
      id: 'source',
      header: t('points.owed.source'),
      isRowHeader: true,
      card: 'title',
      cell: ({ source }) =>
        source === 'returned' || source === 'unnamed' ? t(`points.owed.source.${source}`) : t(`points.class.${source}`),
    },
    ...liabilityAges.map((_bound, age) => ({
      id: `age${age}`,
      header: ageName(age),
      align: 'end' as const,
      card: 'line' as const,
      cell: ({ ages }: Row) => <span className="text-num-s">{figure(ages[age] ?? 0)}</span>,
    })),
    {
      id: 'points',
      header: t('points.points'),
      align: 'end',
      card: 'amount',
      cell: ({ points }) => <span className="text-num-s">{figure(points)}</span>,
    },
    {
      id: 'value',
      header: t('points.owed.value'),
      align: 'end',
      card: 'line',
      cell: (row) => (isWorth ? <Amount units={row.value} currency={currency} /> : '—'),
    },
  ];
  const sums = Object.fromEntries(
    liabilityAges.map((_bound, age) => [
      `age${age}`,
      figure(rows.reduce((sum, { ages }) => sum + (ages[age] ?? 0), 0)),
    ]),
  );
  return (
    <>
      <DataTable
        caption={t('points.tab.liability')}
        columns={columns}
        rows={rows}
        rowKey={({ source }) => source}
        empty={<EmptyState title={t('points.owed.none')} hint={t('points.owed.noneHint')} />}
        {...(rows.length === 0
          ? {}
          : {
              totals: [
                {
                  id: 'all',
                  label: t('points.owed.total'),
                  values: {
                    ...sums,
                    points: figure(outstanding),
                    value: isWorth ? <Amount units={value} currency={currency} /> : '—',
                  },
                },
              ],
            })}
      />
      <p className="max-w-160 text-dense text-text-3">{t('points.owed.note')}</p>
    </>
  );
}
