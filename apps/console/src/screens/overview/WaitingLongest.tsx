import { listDepositQueue } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { WaitingQueue } from './WaitingQueue.tsx';

/** The deposits that wait, the oldest first: one click from the landing page to the case. */
export function WaitingLongest({ pending, oldestAt }: { pending: number; oldestAt: string | null }) {
  const t = useT();
  const now = useNow();
  const { may } = useOperator();
  const queue = useQuery({
    ...query(listDepositQueue, { status: 'pending', pageNum: 1, pageSize: 5 }),
    refetchInterval: pollWhilePresent(15_000),
    enabled: may('cashier.read'),
  });
  const rows = queue.data?.page.content ?? [];
  return (
    <WaitingQueue
      title={t('overview.needsYou')}
      to="/deposits"
      page={t('nav.deposits')}
      count={pending}
      unit={t('overview.pendingDeposits')}
      oldestAt={oldestAt}
    >
      {rows.length === 0 ? null : (
        <ul className="mt-4 flex flex-col divide-y divide-line-1 border-t border-line-1">
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to="/deposits"
                search={{ deposit: row.id }}
                className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-body text-text-1 no-underline hover:bg-bg-2"
              >
                <span className="min-w-0 flex-1 truncate text-label">{row.account}</span>
                <WaitingTime since={row.createdAt} nowMs={now} />
                <span className="min-w-28 text-right font-semibold">
                  <Amount units={row.amount} currency={row.currency} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WaitingQueue>
  );
}
