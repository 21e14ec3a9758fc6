import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { cx } from '@baize/ui/cx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import type { LotteryCard } from './BetItem.ts';
import { faceBet } from './faceBet.ts';
import { hallOf } from './halls.ts';
import { dragonsOf, trendPlaces } from './trendPlaces.ts';
import { trendName } from './Trend.tsx';

/** Lotteries with fewer draws a day have no runs that anybody follows. */
const OFTEN_SECONDS = 600;
const SHOWN = 8;

interface DragonListProps {
  lotteries: readonly LotteryCard[];
  /** On the page of a lottery: takes the bet on a run to its pad. Elsewhere runs lead to their lottery, with the bet. */
  onBet?: (bet: string) => void;
}

/** Faces that came many times in a row, and the bet that each comes once more. */
export function DragonList({ lotteries, onBet }: DragonListProps) {
  const t = useT();
  const language = useLanguage();
  const often = lotteries.filter(({ everySeconds }) => everySeconds <= OFTEN_SECONDS);
  const known = useQuery({
    queryKey: ['lotteries.faces'],
    queryFn: async () => {
      const { families } = await import('@baize/maths/lottery/families');
      return new Map(families(0).map((family) => [family.key, family]));
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
      const family = known.data?.get(lottery.family);
      const draws = past[at]?.data?.content ?? [];
      if (family === undefined) return [];
      const found = dragonsOf(
        trendPlaces(family.key, family.shape),
        draws.map(({ numbers }) => numbers),
      );
      return found.map((dragon) => ({ ...dragon, lottery, bet: faceBet(family, dragon) }));
    })
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SHOWN);
  if (dragons.length === 0) return null;
  return (
    <section aria-labelledby="lottery-dragons" className="flex flex-col gap-2">
      <h2 id="lottery-dragons" className="text-h4 text-text-1">
        {t('lottery.dragons')}
      </h2>
      <ul className={onBet === undefined ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4' : 'flex flex-col gap-2'}>
        {dragons.map(({ lottery, place, face, length, bet }) => {
          const what = `${trendName(t, lottery.family, place)} · ${t(`lottery.token.${face}`)}`;
          const run = <span className="text-num-s text-brass-text">{t('lottery.inARow', { count: length })}</span>;
          return (
            <li key={`${lottery.gameCode} ${place.at ?? ''} ${place.digit ?? ''} ${face}`}>
              {onBet === undefined ? (
                <Link to={hallOf(lottery)} search={{ gameCode: lottery.gameCode, bet }} className={cx(ROW, PRESSED)}>
                  <span className="min-w-0">
                    <span className="block truncate text-label text-text-1">{localText(lottery.name, language)}</span>
                    {what}
                  </span>
                  {run}
                </Link>
              ) : bet === undefined ? (
                <p className={ROW}>
                  <span>{what}</span>
                  {run}
                </p>
              ) : (
                <button type="button" className={cx(ROW, PRESSED, 'w-full text-start')} onClick={() => onBet(bet)}>
                  <span>{what}</span>
                  {run}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-dense text-text-3">{t('lottery.independent')}</p>
    </section>
  );
}

const ROW =
  'flex items-baseline justify-between gap-3 rounded-control bg-bg-1 px-4 py-3 text-body text-text-2 shadow-panel';
const PRESSED = 'no-underline hover:bg-bg-2';
