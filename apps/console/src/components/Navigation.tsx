import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getOverview } from '@baize/contract';
import { query } from '../call.ts';
import { useT, type WordKey } from '../i18n/useT.ts';
import { useOperator } from '../useOperator.ts';
import { useSite } from '../useSite.ts';
import { pages } from './pages.ts';
import { pollWhilePresent } from './pollWhilePresent.ts';
import { useWaiting } from './useWaiting.ts';

/** The pages that the role opens, in groups; what waits is counted beside its page. */
export function Navigation({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  const { may } = useOperator();
  const site = useSite();
  const overview = useQuery({
    ...query(getOverview, {}),
    refetchInterval: pollWhilePresent(15_000),
    enabled: may('members.read'),
  });
  const { data: queues } = useWaiting();
  const shown = pages.filter((page) => may(page.permission));
  const groups = [...new Set(shown.map((page) => page.group))];
  const waiting: Readonly<Record<string, number | undefined>> = {
    '/deposits': overview.data?.pendingDeposits,
    '/withdrawals': overview.data?.waitingWithdrawals,
    '/kyc': overview.data?.waitingPapers,
    '/contractBills': queues?.bills?.count,
    '/agents': queues?.moves?.count,
    '/candidates': queues?.candidates?.count,
    '/applications': queues?.applications?.count,
    '/points': queues?.redemptions?.count,
    '/lotteries': (queues?.proposals?.count ?? 0) + (queues?.feeds?.count ?? 0),
  };
  return (
    <ul className="flex flex-col gap-5">
      {groups.map((group) => (
        <li key={group}>
          <Group label={group} />
          <ul className="flex flex-col gap-0.5">
            {shown
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.to}>
                  <Link
                    to={page.to}
                    activeOptions={{ exact: page.to === '/' }}
                    {...(onLeave === undefined ? {} : { onClick: onLeave })}
                    className={cx(
                      'relative flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-label text-text-2 no-underline pointer-coarse:min-h-11',
                      'hover:bg-bg-3 hover:text-text-1 data-[status=active]:bg-bg-3 data-[status=active]:text-text-1',
                      'data-[status=active]:before:absolute data-[status=active]:before:inset-y-2 data-[status=active]:before:left-0 data-[status=active]:before:w-[3px] data-[status=active]:before:rounded-pill data-[status=active]:before:bg-felt',
                    )}
                  >
                    <Icon name={page.icon} size={18} className="shrink-0" />
                    <span className="flex-1">{t(page.label)}</span>
                    <Waiting count={waiting[page.to] ?? 0} />
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
      <li className="px-2.5 text-cap text-text-3 xl:hidden">{t('shell.zone', { zone: site.timeZone })}</li>
    </ul>
  );
}

function Group({ label }: { label: WordKey }) {
  const t = useT();
  return <p className="px-2.5 pb-1.5 text-cap font-semibold text-text-3">{t(label)}</p>;
}

function Waiting({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="rounded-pill bg-amber-tint px-2 text-cap font-bold text-amber-text tabular-nums">
      <span className="sr-only">{t('nav.waiting', { count })}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
