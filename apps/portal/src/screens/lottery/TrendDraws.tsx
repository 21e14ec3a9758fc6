import { listOpenedNumbers, MOST_DRAWS } from '@baize/contract/lotteries/listOpenedNumbers';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { businessDay, shiftDay } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../useBrand.ts';
import type { LotteryCard } from './BetItem.ts';
import { TrendChart } from './TrendChart.tsx';
import { trendFigures, type TrendPlace } from './trendPlaces.ts';
import { TrendTable } from './TrendTable.tsx';

/** So many of the latest draws, or those of a day. */
export type TrendRange = '30' | '50' | '100' | 'today' | 'yesterday';

interface TrendDrawsProps {
  lottery: LotteryCard;
  range: TrendRange;
  place: TrendPlace;
  placeName: string;
  hasLines: boolean;
  hasMissed: boolean;
}

/** Draws of a place as a line over its numbers, and how often and how long ago each of them came. */
export function TrendDraws({ lottery, range, place, placeName, hasLines, hasMissed }: TrendDrawsProps) {
  const t = useT();
  const { day, pageSize } = asksFor(range, lottery);
  const asked = query(listOpenedNumbers, { gameCode: lottery.gameCode, day, pageNum: 1, pageSize });
  /* Another draw is another list, but of yesterday; the one before it stays until it is there. */
  const mark = range === 'yesterday' ? '' : (lottery.last?.no ?? '');
  const past = useQuery({ ...asked, queryKey: [...asked.queryKey, mark], placeholderData: keepPreviousData });
  if (past.isLoadingError) {
    return (
      <ErrorState title={t('lottery.failedTitle')} retryLabel={t('shell.retry')} onRetry={() => void past.refetch()} />
    );
  }
  if (past.isPending) return <Skeleton className="h-80 rounded-panel" />;
  const draws = past.data.content;
  if (draws.length === 0) {
    return range === 'yesterday' ? (
      <EmptyState title={t('lottery.trend.dayNone')} hint={t('lottery.trend.dayNoneHint')} />
    ) : (
      <EmptyState title={t('lottery.drawsNone')} hint={t('lottery.drawsNoneHint')} />
    );
  }
  const figures = trendFigures(
    place,
    draws.map(({ numbers }) => numbers),
  );
  const what = { place: placeName, draws: draws.length };
  return (
    <>
      <TrendChart place={place} draws={draws} hasLines={hasLines} hasMissed={hasMissed} />
      <TrendTable
        caption={
          day === undefined ? t('lottery.trend.caption', what) : t('lottery.trend.captionOfDay', { ...what, day })
        }
        figures={figures}
      />
    </>
  );
}

/** Days are those of the lottery's own time zone, by the server's clock. */
function asksFor(range: TrendRange, { timeZone }: LotteryCard): { day?: string; pageSize: number } {
  if (range !== 'today' && range !== 'yesterday') return { pageSize: Number(range) };
  const today = businessDay(nowMs(), timeZone);
  return { day: range === 'today' ? today : shiftDay(today, -1), pageSize: MOST_DRAWS };
}
