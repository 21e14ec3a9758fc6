import { listRounds } from '@baize/contract';
import { getRoundsFile } from '@baize/contract/vendors/getRoundsFile';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { buttonClass } from '@baize/ui/buttonClass';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { RoundDrawer } from '../../components/round/RoundDrawer.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { businessDay, shiftDay, zoneName } from '../../businessDay.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { filterInput, recordFilter, type RecordFilter } from './recordFilter.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import { Link } from '../../router/Link.tsx';
import { useMemberPlace } from './useMemberPlace.ts';

/** The betting record: figures of everything filtered, the filter, the rounds, and one round in a drawer. */
export function BettingRecord() {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone, currency } = useBrand();
  const { search, show: showPlace } = useMemberPlace();
  const filter = recordFilter(search, nowMs(), timeZone);
  const list = useQuery({
    ...query(listRounds, {
      ...filterInput(filter, timeZone),
      pageNum: filter.pageNum,
      pageSize: filter.pageSize,
    }),
    placeholderData: keepPreviousData,
  });

  /* A new filter starts at its first page; only what differs from the preset stands in the address. */
  const show = (change: Partial<RecordFilter>) =>
    showPlace({ ...search, pageNum: undefined, ...emptyToUndefined(change) });
  const openRound = (round: string | undefined) => showPlace({ ...search, round }, { isNewEntry: true });
  const isFiltered = filter.status !== undefined || filter.gameClassify !== undefined || filter.search !== '';
  const today = businessDay(nowMs(), timeZone);

  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 text-text-1">{t('records.page.personalHistoryCopy')}</h1>
        <DownloadMenu
          isEmpty={!list.data || list.data.grandTotals.rounds === 0}
          fetchFile={(form) => fetchRecordFile(getRoundsFile, { ...filterInput(filter, timeZone), ...form })}
        />
      </header>
      <div className="flex flex-col gap-4">
        <RecordTotals totals={list.data?.grandTotals} currency={currency} isStale={list.isPlaceholderData} />
        <RecordFilters filter={filter} today={today} zone={zoneName(nowMs(), timeZone)} onChange={show} />
        <RecordTable
          data={list.data}
          state={list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready'}
          isStale={list.isPlaceholderData}
          filter={filter}
          timeZone={timeZone}
          selected={search.round}
          onOpen={openRound}
          onChange={show}
          empty={
            isFiltered ? (
              <EmptyState
                title={t('records.empty.filtered')}
                hint={t('records.empty.filteredHint')}
                action={
                  <Button
                    onClick={() =>
                      show({
                        status: undefined,
                        gameClassify: undefined,
                        search: '',
                        from: shiftDay(today, -29),
                        to: today,
                      })
                    }
                  >
                    {t('records.empty.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t('records.empty.title')}
                hint={t('records.empty.hint')}
                action={
                  <Link to="/rng" className={buttonClass({ tone: 'felt' })}>
                    {t('records.empty.action')}
                  </Link>
                }
              />
            )
          }
          error={
            <ErrorState
              title={t('records.failed')}
              hint={list.error ? errorText(list.error) : undefined}
              retryLabel={t('records.retry')}
              onRetry={() => void list.refetch()}
            />
          }
        />
      </div>
      <RoundDrawer id={search.round} onClose={() => openRound(undefined)} />
    </>
  );
}

function emptyToUndefined(change: Partial<RecordFilter>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value === '' ? undefined : value]));
}
