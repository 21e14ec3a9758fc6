import type { OutputOf } from '@baize/contract';
import { getRevenueReport } from '@baize/contract/agents/getRevenueReport';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { DayBar } from './DayBar.tsx';
import { Failed } from './Failed.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { LineRebates } from './LineRebates.tsx';
import { PageTitle } from './PageTitle.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { Tile } from './Tile.tsx';
import { useAgentPlace } from './useAgentPlace.ts';

type Row = OutputOf<typeof getRevenueReport>['days'][number];

/** What the agent earned, day by day, beside what the team did; every line leads to the account it was booked to. */
export function RevenueReport() {
  const t = useT();
  const { currency } = useBrand();
  const { from, to } = useAgentPlace();
  const report = useQuery({ ...query(getRevenueReport, { from, to }), placeholderData: keepPreviousData });
  const data = report.data;
  const money = (units: bigint | undefined) => (units === undefined ? undefined : moneyText(units, currency, 'always'));
  const columns: Column<Row>[] = [
    {
      id: 'day',
      header: t('team.day'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => (
        <Link
          to="/member"
          search={{ page: 'transactionHistory', from: row.day, to: row.day }}
          className="text-label text-text-1 tabular-nums"
        >
          {row.day}
        </Link>
      ),
    },
    { id: 'entries', header: t('team.entries'), align: 'end', card: 'detail', cell: (row) => row.entries.length },
    {
      id: 'rebates',
      header: t('team.income.rebates'),
      align: 'end',
      card: 'line',
      cell: (row) => money(row.rebates),
    },
    { id: 'pay', header: t('team.income.pay'), align: 'end', card: 'line', cell: (row) => money(row.pay) },
    { id: 'total', header: t('team.income.total'), align: 'end', card: 'amount', cell: (row) => money(row.total) },
  ];
  return (
    <>
      <PageTitle page="agentRevenueReport">
        <ReportMenu report="revenue" filter={{ from, to }} isEmpty={!data || data.days.length === 0} />
      </PageTitle>
      <div className="flex flex-col gap-4">
        <DayBar />
        {report.isLoadingError ? (
          <Failed error={report.error} onRetry={report.refetch} />
        ) : (
          <>
            <dl className="grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
              <Tile label={t('team.income')} isStrong>
                {money(data?.income.total)}
              </Tile>
              <Tile label={t('team.income.rebates')}>{money(data?.income.rebates)}</Tile>
              <Tile label={t('team.income.pay')}>{money(data?.income.pay)}</Tile>
            </dl>
            <DataTable
              caption={t('team.income')}
              columns={columns}
              rows={data?.days ?? []}
              rowKey={(row) => row.day}
              state={report.isPending ? 'loading' : 'ready'}
              isStale={report.isPlaceholderData}
              skeletonRows={3}
              empty={<EmptyState size="s" title={t('team.revenue.empty')} hint={t('team.revenue.emptyHint')} />}
            />
            <LineRebates />
            <section aria-labelledby="revenue-team">
              <h2 id="revenue-team" className="mb-3 text-h4 text-text-1">
                {t('team.revenue.team')}
              </h2>
              <FigureTiles
                figures={data?.team}
                currency={currency}
                filter={{ from, to }}
                isStale={report.isPlaceholderData}
              />
            </section>
          </>
        )}
      </div>
    </>
  );
}
