import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import type { Family } from '@baize/maths/lottery/Play';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Segmented } from '@baize/ui/Segmented';
import { Skeleton } from '@baize/ui/Skeleton';
import { Switch } from '@baize/ui/Switch';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useT, type T } from '../../i18n/useT.ts';
import type { LotteryCard } from './BetItem.ts';
import { placeName } from './playName.ts';
import { TrendChart } from './TrendChart.tsx';
import { trendFigures, trendPlaces, type TrendPlace } from './trendPlaces.ts';

const sizes = ['30', '50', '100'] as const;

/** The past of a place: every draw as a line over the numbers, and how often and how long ago each of them came. */
export function Trend({ lottery, family }: { lottery: LotteryCard; family: Family }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const [size, setSize] = useState<(typeof sizes)[number]>('30');
  const [hasLines, setLines] = useState(true);
  const [hasMissed, setMissed] = useState(true);
  const asked = query(listOpenedNumbers, { gameCode: lottery.gameCode, pageNum: 1, pageSize: Number(size) });
  const past = useQuery({ ...asked, queryKey: [...asked.queryKey, lottery.last?.no ?? ''] });
  const places = trendPlaces(family.key, family.shape);
  const place = places[at] ?? places[0];
  if (past.isLoadingError) {
    return (
      <ErrorState title={t('lottery.failedTitle')} retryLabel={t('shell.retry')} onRetry={() => void past.refetch()} />
    );
  }
  if (past.isPending || place === undefined) return <Skeleton className="h-80 rounded-panel" />;
  const draws = past.data.content;
  if (draws.length === 0) return <EmptyState title={t('lottery.drawsNone')} hint={t('lottery.drawsNoneHint')} />;
  const figures = trendFigures(
    place,
    draws.map(({ numbers }) => numbers),
  );
  const most = Math.max(...figures.map(({ times }) => times));
  const least = Math.min(...figures.map(({ times }) => times));
  return (
    <section aria-label={t('lottery.tab.trend')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {places.length > 1 ? (
          <Tabs
            look="pill"
            label={t('lottery.trend.place')}
            value={String(at)}
            onValueChange={(next) => setAt(Number(next))}
            items={places.map((one, nth) => ({ value: String(nth), label: trendName(t, family.key, one) }))}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Switch checked={hasLines} onChange={({ target }) => setLines(target.checked)}>
            {t('lottery.trend.lines')}
          </Switch>
          <Switch checked={hasMissed} onChange={({ target }) => setMissed(target.checked)}>
            {t('lottery.trend.missed')}
          </Switch>
          <Segmented
            label={t('lottery.trend.draws')}
            value={size}
            onValueChange={setSize}
            options={sizes.map((value) => ({ value, label: value }))}
          />
        </div>
      </div>
      <TrendChart place={place} draws={draws} hasLines={hasLines} hasMissed={hasMissed} />
      <div
        className="overflow-x-auto rounded-panel bg-bg-1 shadow-panel"
        tabIndex={0}
        role="region"
        aria-label={t('lottery.trend.table')}
      >
        <table className="w-full text-dense tabular-nums">
          <caption className="sr-only">
            {t('lottery.trend.caption', { place: trendName(t, family.key, place), draws: draws.length })}
          </caption>
          <thead>
            <tr className="text-cap text-text-3">
              {(['number', 'times', 'missedNow', 'longestMissed', 'longestRun'] as const).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-normal first:text-start">
                  {t(`lottery.trend.col.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ mark, times, missed, longestMissed, longestRun }) => (
              <tr key={mark} className="border-t border-line-1 text-text-2">
                <th scope="row" className="px-3 py-1.5 text-start text-label text-text-1">
                  {mark}
                  {times === most && most > least ? (
                    <span className="ml-2 text-cap font-normal text-cinnabar-text">{t('lottery.trend.hot')}</span>
                  ) : times === least && most > least ? (
                    <span className="ml-2 text-cap font-normal text-sky-text">{t('lottery.trend.cold')}</span>
                  ) : null}
                </th>
                <td className="px-3 py-1.5 text-end">{times}</td>
                <td className="px-3 py-1.5 text-end">{missed}</td>
                <td className="px-3 py-1.5 text-end">{longestMissed}</td>
                <td className="px-3 py-1.5 text-end">{longestRun}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-dense text-text-3">{t('lottery.independent')}</p>
    </section>
  );
}

/** What a place is called: of a draw of many prizes the digits of its first one. */
export function trendName(t: T, family: string, { at, digit }: TrendPlace): string {
  if (digit !== undefined)
    return t(digit === 0 ? 'lottery.play.units' : digit === 1 ? 'lottery.play.tens' : 'lottery.play.hundreds');
  return at === undefined ? t('lottery.trend.allBalls') : placeName(t, family, at);
}
