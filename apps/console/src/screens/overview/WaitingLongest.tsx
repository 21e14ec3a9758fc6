import { listDepositQueue } from '@baize/contract';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

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
    <Panel
      title={t('overview.needsYou')}
      aside={
        <Link to="/deposits" className={buttonClass({ tone: 'ghost', size: 's' })}>
          {t('nav.deposits')}
          <Icon name="chevronRight" size={16} />
        </Link>
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-num-l text-text-1">{pending}</span>
        <span className="text-label text-text-2">{t('overview.pendingDeposits')}</span>
        <span className="flex items-center gap-2 text-dense text-text-3">
          {oldestAt === null ? (
            t('overview.nothingWaits')
          ) : (
            <>
              {t('overview.oldest')} <WaitingTime since={oldestAt} nowMs={now} />
            </>
          )}
        </span>
      </p>
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
    </Panel>
  );
}
