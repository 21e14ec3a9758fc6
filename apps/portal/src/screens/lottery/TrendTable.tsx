import { useT } from '../../i18n/useT.ts';
import type { TrendFigure } from './trendPlaces.ts';

interface TrendTableProps {
  caption: string;
  figures: readonly TrendFigure[];
}

const columns = ['number', 'times', 'missedNow', 'averageMissed', 'longestMissed', 'longestRun'] as const;

/** How often and how long ago each number of a place came. A row is a number: it stays short, however many draws there were. */
export function TrendTable({ caption, figures }: TrendTableProps) {
  const t = useT();
  const most = Math.max(...figures.map(({ times }) => times));
  const least = Math.min(...figures.map(({ times }) => times));
  return (
    <div
      className="overflow-x-auto rounded-panel bg-bg-1 shadow-panel"
      tabIndex={0}
      role="region"
      aria-label={t('lottery.trend.table')}
    >
      <table className="w-full text-dense tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-cap text-text-3">
            {columns.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-normal first:text-start">
                {t(`lottery.trend.col.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ mark, times, missed, averageMissed, longestMissed, longestRun }) => (
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
              <td className="px-3 py-1.5 text-end">{averageMissed.toFixed(1)}</td>
              <td className="px-3 py-1.5 text-end">{longestMissed}</td>
              <td className="px-3 py-1.5 text-end">{longestRun}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
