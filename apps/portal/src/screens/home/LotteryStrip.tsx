import { getOpenedNumero } from '@baize/contract/lotteries/getOpenedNumero';
import { listPopularLotteries } from '@baize/contract/lotteries/listPopularLotteries';
import { digitsOfKeno } from '@baize/maths/lottery/digitsOfKeno';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Countdown } from '@baize/ui/Countdown';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { nowMs } from '../../useBrand.ts';

const SHOWN = 4;
const paths = { CN: '/lottery', VN: '/vnLottery', SEA: '/seaLottery' } as const;

/** The lotteries that most is bet on: what came last, and how long their next draw takes bets. */
export function LotteryStrip() {
  const t = useT();
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const { data, isPending, refetch } = useQuery({
    ...query(listPopularLotteries, {}),
    enabled: isHydrated,
    staleTime: 5_000,
  });
  /* The same numbers that /drawCheck begins with. Until they are known, those that come with the list of lotteries. */
  const opened = useQuery({ ...query(getOpenedNumero, {}), enabled: isHydrated, staleTime: 5_000 });
  const drawn = opened.data && new Map(opened.data.list.map(({ gameCode, numbers }) => [gameCode, numbers]));
  const list = (data?.list ?? []).filter(({ current }) => current !== null).slice(0, SHOWN);
  /* Keeps its place until it is known what stands there. */
  if (isPending) return <Skeleton className="h-100 rounded-panel sm:h-50 lg:h-34" />;
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="draws">
      <h2 id="draws" className="text-h3 text-text-1 lg:text-h2">
        {t('home.draws')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ gameCode, name, family, lottoArea, current, last }) => {
          const numbers = drawn === undefined ? last?.numbers : drawn.get(gameCode);
          return (
            <li key={gameCode}>
              <Link
                to={paths[lottoArea]}
                search={{ gameCode }}
                className="flex h-full flex-col gap-2 rounded-panel bg-bg-1 p-4 text-text-1 no-underline shadow-panel hover:bg-bg-2"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-h4">{localText(name, language)}</span>
                  {current === null ? null : (
                    <Countdown
                      key={current.no}
                      size="s"
                      endsAtMs={Date.parse(current.closeAt)}
                      nowMs={nowMs}
                      onEnd={() => setTimeout(() => void Promise.all([refetch(), opened.refetch()]), 2_500)}
                    />
                  )}
                </span>
                <span className="text-body text-text-2 tabular-nums">
                  {numbers ? shownNumbers(family, numbers) : t('home.noDrawYet')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The numbers of a draw in one line; of a draw with many prizes its first one, of keno balls their digits. */
function shownNumbers(family: string, numbers: readonly number[]): string {
  const [first] = resultRows(family) ?? [];
  if (family === 'kenoPc28') return digitsOfKeno(numbers).join(' · ');
  return first === undefined ? numbers.join(' · ') : String(numbers[0] ?? '').padStart(first[1], '0');
}
