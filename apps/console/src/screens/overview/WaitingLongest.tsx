import { listDepositQueue } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useNow } from '../../components/useNow.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { waitingClass } from './waitingClass.ts';
import { WaitingQueue } from './WaitingQueue.tsx';
import { WaitingRow } from './WaitingRow.tsx';

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
      {queue.isLoadingError ? <QueryFault error={queue.error} onRetry={queue.refetch} /> : null}
      {rows.length === 0 ? null : (
        <ul className={waitingClass.list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to="/deposits" search={{ deposit: row.id }} className={waitingClass.link}>
                <WaitingRow row={row} nowMs={now} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WaitingQueue>
  );
}
