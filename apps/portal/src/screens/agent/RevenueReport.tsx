import type { OutputOf } from '@baize/contract';
import type { AccountFigure } from '@baize/contract/agents/figureKinds';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { getRevenueReport } from '@baize/contract/agents/getRevenueReport';
import type { Column } from '@baize/ui/DataTable';
import type { ReactNode } from 'react';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { ListPage } from '../../components/list/ListPage.tsx';
import { useList } from '../../components/list/useList.ts';
import { moneyText } from '../../components/moneyText.ts';
import { FigureTile } from '../../components/FigureTile.tsx';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { LineRebates } from './LineRebates.tsx';

type Row = OutputOf<typeof getRevenueReport>['days'][number];

/** What the agent earned, day by day, beside what the team did; every line leads to the account it was booked to. */
export function RevenueReport() {
  const t = useT();
  const { currency } = useBrand();
  const list = useList(getRevenueReport, { days: 'days', size: 'whole' });
  const { data, from, to, reading } = list;
  const money = (units: bigint | undefined) => (units === undefined ? undefined : moneyText(units, currency, 'always'));
  /* Every figure of income leads to the lines of the own account that it is the sum of. */
  const linesOf = (kind: AccountFigure, days: { from: string; to: string }) =>
    ({ page: 'transactionHistory', ...days, kind }) as const;
  const ofDay = ({ day }: Row, kind: AccountFigure, shown: ReactNode) => (
    <Link to="/member" search={linesOf(kind, { from: day, to: day })} className="text-text-1 tabular-nums">
      {shown}
    </Link>
  );
  const columns: Column<Row>[] = [
    {
      id: 'day',
      header: t('team.day'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => <span className="text-label">{ofDay(row, 'income', row.day)}</span>,
    },
    { id: 'entries', header: t('team.entries'), align: 'end', card: 'detail', cell: (row) => row.entries.length },
    {
      id: 'rebates',
      header: t('team.income.rebates'),
      align: 'end',
      card: 'line',
      cell: (row) => ofDay(row, 'rebates', money(row.rebates)),
    },
    {
      id: 'pay',
      header: t('team.income.pay'),
      align: 'end',
      card: 'line',
      cell: (row) => ofDay(row, 'pay', money(row.pay)),
    },
    {
      id: 'total',
      header: t('team.income.total'),
      align: 'end',
      card: 'amount',
      cell: (row) => ofDay(row, 'income', money(row.total)),
    },
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
      daysNote={(zone) => t('list.days.lotteryZone', { zone })}
      lead={
        reading.isError && data === undefined ? null : (
          <dl className="grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
            <FigureTile label={t('team.income')} lines={linesOf('income', { from, to })} isStrong>
              {money(data?.income.total)}
            </FigureTile>
            <FigureTile label={t('team.income.rebates')} lines={linesOf('rebates', { from, to })}>
              {money(data?.income.rebates)}
            </FigureTile>
            <FigureTile label={t('team.income.pay')} lines={linesOf('pay', { from, to })}>
              {money(data?.income.pay)}
            </FigureTile>
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
