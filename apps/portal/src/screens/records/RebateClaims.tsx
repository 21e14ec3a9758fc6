import type { OutputOf } from '@baize/contract';
import { getRebateClaimsFile } from '@baize/contract/bonuses/getRebateClaimsFile';
import { listRebateClaims } from '@baize/contract/bonuses/listRebateClaims';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { businessDay, wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { DayRange } from './DayRange.tsx';
import { MONTH_DAYS, pageSizes, recordFilter, stretchInput } from './recordFilter.ts';
import { useMemberPlace } from './useMemberPlace.ts';

type Claim = OutputOf<typeof listRebateClaims>['content'][number];

const NOTHING = BigInt(0);

/** The rebates claimed in some days, with the sums of the page and of all that was found. */
export function RebateClaims() {
  const t = useT();
  const errorText = useErrorText();
  const pagerLabels = useSizedPagerLabels();
  const { timeZone, currency } = useBrand();
  const { search, show } = useMemberPlace();
  const filter = recordFilter(search, nowMs(), timeZone, MONTH_DAYS);
  const { from, to, pageNum, pageSize } = filter;
  const asked = stretchInput(filter, timeZone);
  const list = useQuery({
    ...query(listRebateClaims, { ...asked, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Record<string, unknown>): void => show({ ...search, pageNum: undefined, ...next });
  const { data } = list;
  const money = (units: bigint) => (
    <span className="text-num-s">{moneyText(units, data?.content[0]?.currency ?? currency)}</span>
  );
  const columns: Column<Claim>[] = [
    {
      id: 'time',
      header: t('funds.list.time'),
      card: 'meta',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    {
      id: 'from',
      header: t('funds.rebate.category'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => row.lines.map(({ classify }) => t(`funds.rebate.class.${classify}`)).join(' · '),
    },
    {
      id: 'valid',
      header: t('funds.rebate.valid'),
      align: 'end',
      card: 'line',
      cell: (row) =>
        moneyText(
          row.lines.reduce((sum, { validBet }) => sum + validBet, NOTHING),
          row.currency,
        ),
    },
    { id: 'amount', header: t('funds.amount'), align: 'end', card: 'amount', cell: (row) => money(row.amount) },
  ];
  return (
    <section aria-labelledby="rebate-claims" className="flex flex-col gap-3">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id="rebate-claims" className="text-h4 text-text-1">
          {t('funds.rebate.history')}
        </h2>
        <DownloadMenu
          isEmpty={data === undefined || data.totalRows === 0}
          fetchFile={(form) => fetchRecordFile(getRebateClaimsFile, { ...asked, ...form })}
        />
      </header>
      <DayRange
        from={from}
        to={to}
        today={businessDay(nowMs(), timeZone)}
        zone={zoneName(nowMs(), timeZone)}
        onChange={change}
      />
      <DataTable
        caption={t('funds.rebate.history')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={(row) => row.id}
        state={list.isPending ? 'loading' : list.isError ? 'error' : 'ready'}
        isStale={list.isPlaceholderData}
        skeletonRows={2}
        empty={<EmptyState size="s" title={t('funds.rebate.historyNone')} />}
        error={
          <ErrorState
            title={t('funds.rebate.failed')}
            hint={list.error ? errorText(list.error) : undefined}
            retryLabel={t('funds.retry')}
            onRetry={() => void list.refetch()}
          />
        }
        {...(data === undefined || data.content.length === 0
          ? {}
          : {
              totals: [
                {
                  id: 'page',
                  label: t('member.transaction.pageTotal'),
                  values: { amount: money(data.content.reduce((sum, { amount }) => sum + amount, NOTHING)) },
                },
                {
                  id: 'grand',
                  label: t('member.transaction.grandTotal', { count: String(data.totalRows) }),
                  values: { amount: money(data.totals.amount) },
                },
              ],
              pager: {
                page: pageNum,
                pageCount: Math.max(1, data.totalPages),
                onPage: (next: number) => show({ ...search, pageNum: next }),
                pageSize,
                pageSizes,
                onPageSize: (size: number) => change({ pageSize: size }),
                labels: pagerLabels,
              },
            })}
      />
    </section>
  );
}
