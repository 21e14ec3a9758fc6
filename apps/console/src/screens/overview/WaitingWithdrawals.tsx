import { listWithdrawalQueue } from '@baize/contract';
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

/** The withdrawals that wait for a decision, the oldest first; what waits to be paid or is a case counts as well. */
export function WaitingWithdrawals({ waiting, oldestAt }: { waiting: number; oldestAt: string | null }) {
  const t = useT();
  const now = useNow();
  const { may } = useOperator();
  const queue = useQuery({
    ...query(listWithdrawalQueue, { view: 'waiting', pageNum: 1, pageSize: 5 }),
    refetchInterval: pollWhilePresent(15_000),
    enabled: may('cashier.read'),
  });
  const rows = queue.data?.page.content ?? [];
  return (
    <WaitingQueue
      title={t('overview.waitingWithdrawals')}
      to="/withdrawals"
      page={t('nav.withdrawals')}
      count={waiting}
      oldestAt={oldestAt}
    >
      {queue.isLoadingError ? <QueryFault error={queue.error} onRetry={queue.refetch} /> : null}
      {rows.length === 0 ? null : (
        <ul className={waitingClass.list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to="/withdrawals" search={{ withdrawal: row.id }} className={waitingClass.link}>
                <WaitingRow row={row} nowMs={now} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WaitingQueue>
  );
}
