import { languages } from '@baize/contract/languages';
import { listCampaigns } from '@baize/contract';
import { EmptyState } from '@baize/ui/EmptyState';
import { IconButton } from '@baize/ui/IconButton';
import { Skeleton } from '@baize/ui/Skeleton';
import { cx } from '@baize/ui/cx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';
import { barOf } from './barOf.ts';
import { standingOf, type Standing } from './standingOf.ts';
import { titleIn } from './titleIn.ts';

type Props = {
  /** `2026-03`; the present month without. */
  month: string | undefined;
  onMonth: (month: string) => void;
  onOpen: (id: string) => void;
};

/** More promotions than a month has room for. */
const MOST = 100;
const looks: Record<Standing, string> = {
  open: 'bg-felt',
  ahead: 'bg-sky-text',
  over: 'bg-text-3',
  hidden: 'border border-dashed border-text-3',
};

/** When what is promised: a month of the brand's days, and a bar for each promotion that stands in it. */
export function CampaignCalendar({ month, onMonth, onOpen }: Props) {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useSite();
  const list = useQuery({
    ...query(listCampaigns, { pageNum: 1, pageSize: MOST }),
    placeholderData: keepPreviousData,
  });
  if (list.isLoadingError) return <QueryFault error={list.error} onRetry={list.refetch} />;
  if (list.data === undefined) return <Skeleton className="h-96 rounded-panel" />;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(nowMs());
  const shown = month ?? today.slice(0, 7);
  const [year = 0, at = 1] = shown.split('-').map(Number);
  const days = new Date(Date.UTC(year, at, 0)).getUTCDate();
  const name = new Intl.DateTimeFormat(languages[language].locale, {
    ...{ timeZone: 'UTC', month: 'long', year: 'numeric' },
  }).format(Date.UTC(year, at - 1, 1));
  const step = (by: number): void => onMonth(new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7));
  const bars = list.data.content.flatMap((campaign) => {
    const bar = barOf(campaign, { year, month: at, days, timeZone });
    return bar === undefined ? [] : [{ campaign, bar }];
  });
  const columns = { gridTemplateColumns: `repeat(${days}, minmax(1.25rem, 1fr))` };
  return (
    <section aria-label={t('promotions.calendar')} className="rounded-panel bg-bg-1 p-4 shadow-panel">
      <div className="mb-3 flex items-center gap-2">
        <IconButton icon="chevronLeft" label={t('promotions.month.before')} onClick={() => step(-1)} />
        <h2 aria-live="polite" className="min-w-40 text-center text-h4 text-text-1">
          {name}
        </h2>
        <IconButton icon="chevronRight" label={t('promotions.month.after')} onClick={() => step(1)} />
      </div>
      {bars.length === 0 ? (
        <EmptyState size="s" title={t('promotions.month.none')} />
      ) : (
        // On a phone a month is wider than the screen: it is moved sideways, by keys as well.
        <div
          role="region"
          aria-label={name}
          tabIndex={0}
          className="overflow-x-auto rounded-cell focus-visible:outline-2 focus-visible:outline-focus"
        >
          <div className="min-w-[44rem]">
            <div aria-hidden="true" className="grid border-b border-line-1 pb-1" style={columns}>
              {Array.from({ length: days }, (_, day) => (
                <span
                  key={day}
                  className={cx(
                    'text-center text-cap tabular-nums',
                    `${shown}-${String(day + 1).padStart(2, '0')}` === today
                      ? 'rounded-cell bg-felt-tint font-semibold text-felt-text'
                      : 'text-text-3',
                  )}
                >
                  {day + 1}
                </span>
              ))}
            </div>
            <ul className="mt-1 flex flex-col divide-y divide-line-1">
              {bars.map(({ campaign, bar: { from, to, isFromBefore, isGoingOn } }) => {
                const standing = standingOf(campaign, nowMs());
                const title = titleIn(campaign.title, language);
                return (
                  <li key={campaign.id}>
                    <button
                      type="button"
                      onClick={() => onOpen(campaign.id)}
                      className="block w-full rounded-control py-2 text-left hover:bg-bg-2 focus-visible:outline-2 focus-visible:outline-focus"
                    >
                      <span className="sticky left-0 inline-flex max-w-full flex-wrap items-baseline gap-x-2 px-1">
                        <span className="text-dense font-semibold text-text-1">{title}</span>
                        <span className="text-cap text-text-3">
                          {t(`promotions.kind.${campaign.kind}`)} · {t(`promotions.standing.${standing}`)}
                        </span>
                      </span>
                      <span className="mt-1.5 grid" style={columns}>
                        <span
                          style={{ gridColumn: `${from} / ${to + 1}` }}
                          className={cx(
                            'h-2.5',
                            looks[standing],
                            isFromBefore ? 'rounded-l-none' : 'rounded-l-pill',
                            isGoingOn ? 'rounded-r-none' : 'rounded-r-pill',
                          )}
                        />
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      )}
      {list.data.totalRows > MOST ? (
        <p className="mt-3 text-cap text-text-3">{t('promotions.month.most', { count: MOST })}</p>
      ) : null}
    </section>
  );
}
