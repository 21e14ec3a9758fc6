import { listTransactions, type OutputOf } from '@baize/contract';
import { getTransactionsFile } from '@baize/contract/wallet/getTransactionsFile';
import { transactionKinds } from '@baize/contract/wallet/ledgerKinds';
import { withdrawalStatus } from '@baize/contract/cashier/withdrawal';
import { formatAmount } from '@baize/maths';
import { cx } from '@baize/ui/cx';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Money } from '@baize/ui/Money';
import { Select } from '@baize/ui/Select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { businessDay, shiftDay, startOfDay, wallTime, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, nowMs, useBrand } from '../../useBrand.ts';
import { DayRange } from './DayRange.tsx';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { Figure } from './Figure.tsx';
import { pageSizes, recordFilter } from './recordFilter.ts';
import { useMemberPlace } from './useMemberPlace.ts';
import { useSizedPagerLabels } from '../../components/useSizedPagerLabels.ts';

type Row = OutputOf<typeof listTransactions>['page']['content'][number];

const ALL = 'all';
const NOTHING = 0n;

const sumOf = (rows: readonly Row[]): bigint => rows.reduce((sum, { amount }) => sum + amount, NOTHING);

/** The account record: every line of the member's own account, with what came in and went out. */
export function Transactions() {
  const t = useT();
  const errorText = useErrorText();
  const pagerLabels = useSizedPagerLabels();
  const { timeZone, currency } = useBrand();
  const { search, show } = useMemberPlace();
  const { from, to, pageNum, pageSize } = recordFilter(search, nowMs(), timeZone);
  const kind = transactionKinds.find((one) => one === search['kind']);
  const status = withdrawalStatus.options.find((one) => one === search['withdrawalStatus']);
  const asked = {
    from: new Date(startOfDay(from, timeZone)).toISOString(),
    to: new Date(startOfDay(shiftDay(to, 1), timeZone)).toISOString(),
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { withdrawalStatus: status }),
  };
  const list = useQuery({
    ...query(listTransactions, { ...asked, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Record<string, unknown>): void => show({ ...search, pageNum: undefined, ...next });
  const symbol = currencySymbol(list.data?.currency ?? currency);
  const totals = list.data?.totals;
  const money = (units: bigint, isStrong = false) => (
    <Money
      value={formatAmount(units)}
      symbol={symbol}
      {...(isStrong ? { sign: 'always' as const, tone: 'outcome' as const, className: 'text-label font-bold' } : {})}
    />
  );
  const columns: Column<Row>[] = [
    {
      id: 'time',
      header: t('records.time'),
      card: 'detail',
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">{wallTime(Date.parse(row.createdAt), timeZone)}</span>
      ),
    },
    {
      id: 'kind',
      header: t('member.transaction.kind'),
      isRowHeader: true,
      card: 'title',
      cell: (row) => t(`member.kind.${row.kind}`),
    },
    {
      id: 'amount',
      header: t('member.transaction.amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => money(row.amount, true),
    },
    {
      id: 'balance',
      header: t('member.transaction.balanceAfter'),
      align: 'end',
      card: 'line',
      cell: (row) => money(row.balanceAfter),
    },
    {
      id: 'status',
      header: t('records.statusColumn'),
      card: 'status',
      cell: (row) => (row.withdrawalStatus === null ? '–' : t(`wallet.withdraw.status.${row.withdrawalStatus}`)),
    },
    {
      id: 'number',
      header: t('member.transaction.number'),
      align: 'end',
      card: 'line',
      cell: (row) => <span className="font-mono text-cap text-text-3">{row.transferId}</span>,
    },
  ];

  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 text-text-1">{t('records.page.transactionHistory')}</h1>
        <DownloadMenu
          isEmpty={!list.data || list.data.page.totalRows === 0}
          fetchFile={(form) => fetchRecordFile(getTransactionsFile, { ...asked, ...form })}
        />
      </header>
      <div className="flex flex-col gap-4">
        <dl
          aria-busy={totals === undefined || list.isPlaceholderData || undefined}
          className={cx(
            'grid gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3',
            list.isPlaceholderData && 'opacity-60',
          )}
        >
          <Figure label={t('member.transaction.in')}>
            {totals && <Money value={formatAmount(totals.in)} symbol={symbol} size="m" />}
          </Figure>
          <Figure label={t('member.transaction.out')}>
            {totals && <Money value={formatAmount(totals.out)} symbol={symbol} size="m" />}
          </Figure>
          <Figure label={t('records.net')}>
            {totals && <Money value={formatAmount(totals.net)} symbol={symbol} size="m" sign="always" tone="outcome" />}
          </Figure>
        </dl>
        <DayRange
          from={from}
          to={to}
          today={businessDay(nowMs(), timeZone)}
          zone={zoneName(nowMs(), timeZone)}
          onChange={change}
        />
        <div className="grid gap-2 sm:flex">
          <Select
            className="sm:w-48"

            size="s"
            aria-label={t('member.transaction.kind')}
            value={kind ?? ALL}
            onValueChange={(value) => change({ kind: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('member.transaction.allKinds') },
              ...transactionKinds.map((value) => ({ value, label: t(`member.kind.${value}`) })),
            ]}
          />
          <Select
            className="sm:w-56"
            size="s"
            aria-label={t('member.transaction.withdrawalStatus')}
            value={status ?? ALL}
            onValueChange={(value) => change({ withdrawalStatus: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('member.transaction.allStatuses') },
              ...withdrawalStatus.options.map((value) => ({ value, label: t(`wallet.withdraw.status.${value}`) })),
            ]}
          />
        </div>
        <DataTable
          caption={t('records.page.transactionHistory')}
          columns={columns}
          rows={list.data?.page.content ?? []}
          rowKey={(row) => row.version}
          state={list.isPending ? 'loading' : list.isError ? 'error' : 'ready'}
          isStale={list.isPlaceholderData}
          empty={<EmptyState title={t('member.transaction.none')} hint={t('member.transaction.noneHint')} />}
          error={
            <ErrorState
              title={t('member.transaction.failed')}
              hint={list.error ? errorText(list.error) : undefined}
              retryLabel={t('records.retry')}
              onRetry={() => void list.refetch()}
            />
          }
          {...(list.data && list.data.page.content.length > 0
            ? {
                totals: [
                  {
                    id: 'page',
                    label: t('member.transaction.pageTotal'),
                    values: { amount: money(sumOf(list.data.page.content), true) },
                  },
                  {
                    id: 'grand',
                    label: t('member.transaction.grandTotal', { count: String(list.data.page.totalRows) }),
                    values: { amount: money(list.data.totals.net, true) },
                  },
                ],
                pager: {
                  page: pageNum,
                  pageCount: Math.max(1, list.data.page.totalPages),
                  onPage: (next: number) => show({ ...search, pageNum: next }),
                  pageSize,
                  pageSizes,
                  onPageSize: (size: number) => change({ pageSize: size }),
                  labels: pagerLabels,
                },
              }
            : {})}
        />
      </div>
    </>
  );
}
