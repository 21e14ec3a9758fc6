import type { OutputOf } from '@baize/contract';
import { getProfit } from '@baize/contract/members/getProfit';
import { getProfitFile } from '@baize/contract/members/getProfitFile';
import { formatAmount } from '@baize/maths';
import { cx } from '@baize/ui/cx';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Money } from '@baize/ui/Money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { businessDay, zoneName } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, nowMs, useBrand } from '../../useBrand.ts';
import { DayRange } from './DayRange.tsx';
import { Figure } from './Figure.tsx';
import { ProfitChart } from './ProfitChart.tsx';
import { categories, recordFilter, stretchInput } from './recordFilter.ts';
import { useMemberPlace } from './useMemberPlace.ts';

type Profit = OutputOf<typeof getProfit>;

/** What was won and lost over some days: the figures, each day, and each category with its vendors. */
export function PersonalProfit() {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone, currency } = useBrand();
  const { search, show } = useMemberPlace();
  const { from, to } = recordFilter(search, nowMs(), timeZone);
  const asked = stretchInput({ from, to }, timeZone);
  const { data, error, isLoadingError, isPending, isPlaceholderData, refetch } = useQuery({
    ...query(getProfit, asked),
    placeholderData: keepPreviousData,
  });
  const symbol = currencySymbol(data?.currency ?? currency);
  const totals = data?.totals;
  const money = (units: bigint) => <Money value={formatAmount(units)} symbol={symbol} />;
  const figure = (units: bigint) => <Money value={formatAmount(units)} symbol={symbol} size="m" />;
  const outcome = (units: bigint, size: 'text' | 'm' = 'text') => (
    <Money
      value={formatAmount(units)}
      symbol={symbol}
      sign="always"
      tone="outcome"
      size={size}
      {...(size === 'text' ? { className: 'text-label font-bold' } : {})}
    />
  );
  const amountColumn = <Row,>(id: string, header: string, units: (row: Row) => bigint): Column<Row> => ({
    id,
    header,
    align: 'end',
    card: 'line',
    cell: (row) => money(units(row)),
  });
  const played = <Row extends Profit['categories'][number] | Profit['days'][number]>(): Column<Row>[] => [
    { id: 'rounds', header: t('records.rounds'), align: 'end', card: 'line', cell: ({ rounds }) => String(rounds) },
    amountColumn('bet', t('records.stake'), ({ bet }) => bet),
    amountColumn('validBet', t('records.validStake'), ({ validBet }) => validBet),
    amountColumn('win', t('records.win'), ({ win }) => win),
  ];
  const nameOf = (gameClassify: string): string => {
    const known = categories.find((category) => category === gameClassify);
    return known === undefined ? t('records.profit.otherGames') : t(`shell.category.${known}`);
  };
  const table = {
    state: isPending ? ('loading' as const) : ('ready' as const),
    isStale: isPlaceholderData,
    empty: <EmptyState title={t('records.empty.title')} hint={t('records.profit.noneHint')} />,
  };

  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 text-text-1">{t('records.page.personalProfit')}</h1>
        <DownloadMenu
          isEmpty={data === undefined || data.days.length === 0}
          fetchFile={(form) => fetchRecordFile(getProfitFile, { ...asked, ...form })}
        />
      </header>
      <div className="flex flex-col gap-4">
        <dl
          aria-busy={totals === undefined || isPlaceholderData || undefined}
          className={cx(
            'grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel lg:grid-cols-4',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <Figure label={t('records.profit.result')} className="max-lg:col-span-2">
            {totals && outcome(totals.result, 'm')}
          </Figure>
          <Figure label={t('records.stake')}>{totals && figure(totals.bet)}</Figure>
          <Figure label={t('records.win')}>{totals && figure(totals.win)}</Figure>
          <Figure label={t('records.validStake')}>{totals && figure(totals.validBet)}</Figure>
          <Figure label={t('records.profit.rebate')}>{totals && figure(totals.rebate)}</Figure>
          <Figure label={t('records.profit.bonus')}>{totals && figure(totals.bonus)}</Figure>
          <Figure label={t('records.profit.deposits')}>{totals && figure(totals.deposits)}</Figure>
          <Figure label={t('records.profit.withdrawals')} className="max-lg:col-span-2">
            {totals && figure(totals.withdrawals)}
          </Figure>
        </dl>
        <DayRange
          from={from}
          to={to}
          today={businessDay(nowMs(), timeZone)}
          zone={zoneName(nowMs(), timeZone)}
          onChange={(range) => show({ ...search, ...range })}
        />
        {isLoadingError ? (
          <ErrorState
            title={t('records.profit.failed')}
            hint={errorText(error)}
            retryLabel={t('records.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            {data && data.days.length > 0 ? <ProfitChart days={data.days} from={from} to={to} symbol={symbol} /> : null}
            <DataTable
              {...table}
              caption={t('records.profit.byDay')}
              columns={[
                {
                  id: 'day',
                  header: t('records.profit.day'),
                  isRowHeader: true,
                  card: 'title',
                  cell: ({ day }) => day,
                },
                ...played<Profit['days'][number]>(),
                amountColumn(
                  'gains',
                  t('records.profit.gains'),
                  ({ rebate, bonus }: Profit['days'][number]) => rebate + bonus,
                ),
                {
                  id: 'result',
                  header: t('records.profit.result'),
                  align: 'end',
                  card: 'amount',
                  cell: ({ result }) => outcome(result),
                },
              ]}
              rows={data?.days.toReversed() ?? []}
              rowKey={({ day }) => day}
            />
            {data && data.categories.length > 0 ? (
              <DataTable
                {...table}
                caption={t('records.profit.byCategory')}
                columns={[
                  {
                    id: 'category',
                    header: t('records.categoryFilter'),
                    isRowHeader: true,
                    card: 'title',
                    cell: ({ gameClassify }) => nameOf(gameClassify),
                  },
                  { id: 'vendor', header: t('records.vendor'), card: 'detail', cell: ({ vendorName }) => vendorName },
                  ...played<Profit['categories'][number]>(),
                  {
                    id: 'net',
                    header: t('records.net'),
                    align: 'end',
                    card: 'amount',
                    cell: ({ net }) => outcome(net),
                  },
                ]}
                rows={data.categories}
                rowKey={({ gameClassify, vassalage }) => `${gameClassify}/${vassalage}`}
              />
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
