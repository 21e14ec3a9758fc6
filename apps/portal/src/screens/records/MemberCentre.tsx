import { getUpline } from '@baize/contract/agents/getUpline';
import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { query } from '../../call.ts';
import { ListPlace } from '../../components/list/ListPlace.ts';
import { PagePending } from '../../components/PagePending.tsx';
import { useMissionCount } from '../../components/promotions/useMissionCount.ts';
import { useRewardCount } from '../../components/promotions/useRewardCount.ts';
import { useUnread } from '../../components/useUnread.ts';
import { useT } from '../../i18n/useT.ts';
import { closeLayer } from '../../layer.ts';
import type { MemberPage } from '../../paths.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { Link } from '../../router/Link.tsx';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { useBrand } from '../../useBrand.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { memberGroups, memberPages, memberParts } from './memberPages.ts';
import { useMemberPlace } from './useMemberPlace.ts';

const names = Object.keys(memberPages) as MemberPage[];

/** Trial accounts earn nothing, so these would be empty for ever. */
const realPages = new Set<MemberPage>([
  'bonusDetails',
  'manualRebate',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
]);

/** What the number beside a page counts. */
const countWords = { rewardCenter: 'member.rewardsWait', missionLeaderboard: 'member.missionsWait' } as const;

/** Who is signed in, the pages there are, and the page asked for; an unknown page is the security centre. */
export function MemberCentre() {
  const t = useT();
  const { modules } = useBrand();
  const place = useMemberPlace();
  const { isPanel, search } = place;
  const unread = useUnread();
  const rewards = useRewardCount();
  const missions = useMissionCount();
  const { isTrial } = useSession();
  const line = useQuery({ ...query(getUpline, {}), enabled: isTrial === false });
  /* Only who has somebody above is offered to send money there; while that is not known, who asks for the page waits on it, or is told there that it did not come. */
  const hasUpline = line.data === undefined ? search.page === 'transferUpline' : line.data.upline !== null;
  const balance = useBalance();
  /* Where everything is in one wallet there is nothing to transfer. */
  const hasWallets =
    balance.data === undefined ? search.page === 'transferFund' && balance.isPending : balance.data.isSingle !== 1;
  const isOpen = (page: MemberPage): boolean => {
    if (page === 'transferUpline') return hasUpline;
    if (page === 'transferFund') return hasWallets && isTrial !== true;
    if (realPages.has(page)) return isTrial !== true;
    return page !== 'transactionHistory' || modules.includes('TRANSREC3');
  };
  const counts: Partial<Record<MemberPage, number>> = {
    ...{ messageV2: unread, rewardCenter: rewards, missionLeaderboard: missions },
  };
  const open = names.filter(isOpen);
  const current = open.find((name) => name === search.page) ?? 'securityCenter';
  const Page = memberParts[current];

  return (
    <div
      className={cx(
        'flex flex-col gap-4',
        !isPanel && 'lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:items-start lg:gap-6',
      )}
    >
      <aside className={cx('flex flex-col gap-3', !isPanel && 'lg:sticky lg:top-32 lg:gap-4')}>
        {isPanel ? null : <IdentityCard />}
        <nav
          aria-label={t('records.menu')}
          className={cx(!isPanel && 'rounded-panel lg:bg-bg-1 lg:p-2 lg:shadow-panel')}
        >
          <div
            className={cx(
              'relative -mx-1 flex gap-2 overflow-x-auto scrollbar-none px-1',
              !isPanel && 'lg:flex-col lg:gap-4',
            )}
          >
            {memberGroups.map((id) => (
              <div key={id} className="shrink-0">
                <p
                  className={cx(
                    'px-2.5 pt-1 pb-1.5 text-micro tracking-wide text-text-3 uppercase',
                    isPanel ? 'sr-only' : 'max-lg:sr-only',
                  )}
                >
                  {t(`records.group.${id}`)}
                </p>
                <div className={cx('flex gap-2', !isPanel && 'lg:flex-col lg:gap-0')}>
                  {open
                    .filter((page) => memberPages[page].group === id)
                    .map((page) => (
                      <Item key={page} page={page} isCurrent={page === current} count={counts[page] ?? 0} />
                    ))}
                  {id === 'rewards' && modules.includes('PTSYS3') ? <MallLink /> : null}
                </div>
              </div>
            ))}
          </div>
        </nav>
      </aside>
      <div className="min-w-0" data-page={current}>
        <ListPlace value={place}>
          <Suspense fallback={<PagePending />}>
            <Page />
          </Suspense>
        </ListPlace>
      </div>
    </div>
  );
}

/** The points mall is a page of its own; leaving for it closes the panel. */
function MallLink() {
  const t = useT();
  const { isPanel } = useMemberPlace();
  return (
    <Link
      to="/pointMall"
      onClick={(event) => {
        if (isPanel && isPlainClick(event)) closeLayer();
      }}
      className={cx(
        'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-label whitespace-nowrap text-text-2 no-underline transition-colors duration-fast hover:bg-bg-2 hover:text-text-1',
        isPanel ? 'bg-bg-2' : 'max-lg:bg-bg-1',
      )}
    >
      <Icon name="coins" size={18} className="text-text-3" />
      {t('shell.pointMall')}
    </Link>
  );
}

function Item({ page, isCurrent, count }: { page: MemberPage; isCurrent: boolean; count: number }) {
  const t = useT();
  const { isPanel, show } = useMemberPlace();
  const link = useRef<HTMLAnchorElement>(null);
  /* Where the menu is a row wider than its place, the current page stays in sight. */
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to="/member"
      search={{ page }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!isPanel || !isPlainClick(event)) return;
        event.preventDefault();
        show({ page });
      }}
      className={cx(
        'relative flex min-h-11 items-center gap-2.5 rounded-control px-3 text-label whitespace-nowrap no-underline transition-colors duration-fast',
        isCurrent
          ? 'bg-bg-3 text-text-1 shadow-cushion'
          : cx('text-text-2 hover:bg-bg-2 hover:text-text-1', isPanel ? 'bg-bg-2' : 'max-lg:bg-bg-1'),
        isCurrent &&
          !isPanel &&
          'lg:before:absolute lg:before:inset-y-2.5 lg:before:left-0 lg:before:w-0.75 lg:before:rounded-pill lg:before:bg-brass',
      )}
    >
      <Icon name={memberPages[page].icon} size={18} className={isCurrent ? 'text-brass-text' : 'text-text-3'} />
      {t(`records.page.${page}`)}
      {count === 0 ? null : (
        <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-pill bg-cinnabar px-1.5 text-micro text-on-cinnabar">
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">
            {t(page === 'rewardCenter' || page === 'missionLeaderboard' ? countWords[page] : 'member.unread', {
              count,
            })}
          </span>
        </span>
      )}
    </Link>
  );
}
