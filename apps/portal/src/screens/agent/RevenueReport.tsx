import type { OutputOf } from '@baize/contract';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { getRevenueReport } from '@baize/contract/agents/getRevenueReport';
import type { Column } from '@baize/ui/DataTable';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { LineRebates } from './LineRebates.tsx';
import { Tile } from './Tile.tsx';

type Row = OutputOf<typeof getRevenueReport>['days'][number];

/** What the agent earned, day by day, beside what the team did; every line leads to the account it was booked to. */
export function RevenueReport() {
  const t = useT();
  const { currency } = useBrand();
  const list = useList(getRevenueReport, { days: 'days', size: 'whole' });
  const { data, from, to, reading } = list;
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
    <ListPage
      title={t('team.page.agentRevenueReport')}
      caption={t('team.income')}
      list={list}
      found={data && { content: data.days }}
      columns={columns}
      rowKey={(row) => row.day}
      skeletonRows={3}
      fetchFile={(form) => fetchRecordFile(getReportFile, { report: 'revenue', ...list.asked, ...form })}
      daysNote={(zone) => t('team.zone', { zone })}
      lead={
        reading.isError && data === undefined ? null : (
          <dl className="grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
            <Tile label={t('team.income')} isStrong>
              {money(data?.income.total)}
            </Tile>
            <Tile label={t('team.income.rebates')}>{money(data?.income.rebates)}</Tile>
            <Tile label={t('team.income.pay')}>{money(data?.income.pay)}</Tile>
          </dl>
        )
      }
      empty={{ size: 's', title: t('team.revenue.empty'), hint: t('team.revenue.emptyHint') }}
    >
      {reading.isError && data === undefined ? null : <LineRebates />}
      {reading.isError && data === undefined ? null : (
        <section aria-labelledby="revenue-team">
          <h2 id="revenue-team" className="mb-3 text-h4 text-text-1">
            {t('team.revenue.team')}
          </h2>
          <FigureTiles
            figures={data?.team}
            currency={currency}
            filter={{ from, to }}
            isStale={reading.isPlaceholderData}
          />
        </section>
      )}
    </ListPage>
  );
}
