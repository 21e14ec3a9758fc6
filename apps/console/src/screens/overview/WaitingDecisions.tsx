import type { getWaiting, OutputOf } from '@baize/contract';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { Link, type LinkProps } from '@tanstack/react-router';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useNow } from '../../components/useNow.ts';
import { useWaiting } from '../../components/useWaiting.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';

type Queue = keyof OutputOf<typeof getWaiting>;

/** Where each queue is worked off. */
const places = {
  bills: { to: '/contractBills' },
  moves: { to: '/agents' },
  candidates: { to: '/candidates' },
  applications: { to: '/applications' },
  redemptions: { to: '/points' },
  proposals: { to: '/lotteries' },
  feeds: { to: '/lotteries', search: { tab: 'feeds' } },
} as const satisfies Record<Queue, Pick<LinkProps, 'to' | 'search'>>;

const queues = Object.keys(places) as Queue[];

/** What waits for a decision elsewhere, each kind with the page where it is decided. */
export function WaitingDecisions() {
  const t = useT();
  const now = useNow();
  const { data, isError, error, refetch } = useWaiting();
  if (data === undefined && !isError) return <Skeleton className="h-28 rounded-panel" />;
  const waiting = queues.filter((queue) => (data?.[queue]?.count ?? 0) > 0);
  return (
    <Panel title={t('overview.waitingDecisions')}>
      {data === undefined ? (
        <QueryFault error={error} onRetry={refetch} />
      ) : waiting.length === 0 ? (
        <p className="text-dense text-text-3">{t('overview.nothingWaits')}</p>
      ) : (
        <ul className="divide-y divide-line-1">
          {waiting.map((queue) => (
            <li key={queue}>
              <Link
                {...places[queue]}
                className="flex min-h-11 flex-wrap items-center gap-3 py-1.5 text-body text-text-1 no-underline hover:underline"
              >
                <span className="min-w-0 flex-1">{t(`overview.waiting.${queue}`)}</span>
                {data[queue]?.oldestAt ? <WaitingTime since={data[queue].oldestAt} nowMs={now} /> : null}
                <span className="text-num-s tabular-nums">{data[queue]?.count}</span>
                <Icon name="chevronRight" size={16} className="shrink-0 text-text-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
