import { listPopularLotteries } from '@baize/contract/lotteries/listPopularLotteries';
import { listRecentLotteries } from '@baize/contract/lotteries/listRecentLotteries';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import type { LotteryCard } from './BetItem.ts';
import { hallOf } from './halls.ts';

const MOST = 6;

/** Ways back to what one opened last, and to what most is bet on. */
export function QuickPicks() {
  const t = useT();
  const recent = useQuery({ ...query(listRecentLotteries, {}), staleTime: 0 });
  const popular = useQuery(query(listPopularLotteries, {}));
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2">
      <Picks label={t('lottery.recent')} list={recent.data?.list ?? []} />
      <Picks label={t('lottery.popular')} list={popular.data?.list ?? []} />
    </div>
  );
}

function Picks({ label, list }: { label: string; list: readonly LotteryCard[] }) {
  const language = useLanguage();
  if (list.length === 0) return null;
  return (
    <nav aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-cap text-text-3">
        {label}
      </span>
      {list.slice(0, MOST).map((lottery) => (
        <Link
          key={lottery.gameCode}
          to={hallOf(lottery)}
          search={{ gameCode: lottery.gameCode }}
          className="inline-flex h-8 items-center rounded-pill bg-bg-1 px-3 text-dense text-text-1 no-underline shadow-panel hover:bg-bg-2 pointer-coarse:h-11"
        >
          {localText(lottery.name, language)}
        </Link>
      ))}
    </nav>
  );
}
