import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { useQueries, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import type { LotteryCard } from './BetItem.ts';
import { hallOf } from './halls.ts';
import { dragonsOf, trendPlaces } from './trendPlaces.ts';
import { trendName } from './Trend.tsx';

/** Lotteries with fewer draws a day have no runs that anybody follows. */
const OFTEN_SECONDS = 600;
const SHOWN = 8;

/** Faces that came many times in a row, over all lotteries of a page; each leads to its lottery. */
export function DragonList({ lotteries }: { lotteries: readonly LotteryCard[] }) {
  const t = useT();
  const language = useLanguage();
  const often = lotteries.filter(({ everySeconds }) => everySeconds <= OFTEN_SECONDS);
  const shapes = useQuery({
    queryKey: ['lotteries.shapes'],
    queryFn: async () => {
      const { families } = await import('@baize/maths/lottery/families');
      return new Map(families(0).map(({ key, shape }) => [key, shape]));
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
  const past = useQueries({
    queries: often.map(({ gameCode, last }) => {
      const asked = query(listOpenedNumbers, { gameCode, pageNum: 1, pageSize: 30 });
      return { ...asked, queryKey: [...asked.queryKey, last?.no ?? ''] };
    }),
  });
  const dragons = often
    .flatMap((lottery, at) => {
      const shape = shapes.data?.get(lottery.family);
      const draws = past[at]?.data?.content ?? [];
      if (shape === undefined) return [];
      const found = dragonsOf(
        trendPlaces(lottery.family, shape),
        draws.map(({ numbers }) => numbers),
      );
      return found.map((dragon) => ({ ...dragon, lottery }));
    })
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SHOWN);
  if (dragons.length === 0) return null;
  return (
    <section aria-labelledby="lottery-dragons" className="flex flex-col gap-2">
      <h2 id="lottery-dragons" className="text-h4 text-text-1">
        {t('lottery.dragons')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {dragons.map(({ lottery, place, face, length }) => (
          <li key={`${lottery.gameCode} ${place.at ?? ''} ${place.digit ?? ''} ${face}`}>
            <Link
              to={hallOf(lottery)}
              search={{ gameCode: lottery.gameCode }}
              className="flex items-baseline justify-between gap-3 rounded-control bg-bg-1 px-4 py-3 text-body text-text-2 no-underline shadow-panel hover:bg-bg-2"
            >
              <span className="min-w-0">
                <span className="block truncate text-label text-text-1">{localText(lottery.name, language)}</span>
                {trendName(t, lottery.family, place)} · {t(`lottery.token.${face}`)}
              </span>
              <span className="text-num-s text-brass-text">{t('lottery.inARow', { count: length })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-dense text-text-3">{t('lottery.independent')}</p>
    </section>
  );
}
