import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';

interface WaitingQueueProps {
  title: ReactNode;
  /** Where the queue is worked off, and what that page is called. */
  to: '/deposits' | '/withdrawals' | '/kyc' | '/feedback' | '/letters';
  page: ReactNode;
  count: number;
  /** What is counted, where the title does not say it. */
  unit?: ReactNode;
  oldestAt: string | null;
  /** What of the queue is shown at once. */
  children?: ReactNode;
}

/** How many of a kind wait for somebody, and since when the oldest. */
export function WaitingQueue({ title, to, page, count, unit, oldestAt, children }: WaitingQueueProps) {
  const t = useT();
  const now = useNow();
  return (
    <Panel
      title={title}
      aside={
        <Link to={to} className={buttonClass({ tone: 'ghost', size: 's' })}>
          {page}
          <Icon name="chevronRight" size={16} />
        </Link>
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-num-l text-text-1">{count}</span>
        {unit === undefined ? null : <span className="text-label text-text-2">{unit}</span>}
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
      {children}
    </Panel>
  );
}
