import { getOverview, type OutputOf } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { LatestActs } from './LatestActs.tsx';
import { WaitingLongest } from './WaitingLongest.tsx';
import { WaitingQueue } from './WaitingQueue.tsx';

/** What waits for an operator comes first; the day's figures follow. */
export function OverviewScreen() {
  const t = useT();
  const site = useSite();
  const overview = useQuery({ ...query(getOverview, {}), refetchInterval: pollWhilePresent(15_000) });
  return (
    <div data-screen="overview.Overview">
      <ScreenHead title={t('overview.title')} note={t('shell.zone', { zone: site.timeZone })} />
      {overview.data !== undefined ? (
        <Figures facts={overview.data} />
      ) : overview.isError ? (
        <QueryFault error={overview.error} onRetry={overview.refetch} />
      ) : (
        <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28 rounded-panel" />
          ))}
        </div>
      )}
    </div>
  );
}

function Figures({ facts }: { facts: OutputOf<typeof getOverview> }) {
  const t = useT();
  const { currency } = facts;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <WaitingLongest pending={facts.pendingDeposits} oldestAt={facts.oldestPendingAt} />
          <WaitingQueue
            title={t('overview.waitingWithdrawals')}
            to="/withdrawals"
            page={t('nav.withdrawals')}
            count={facts.waitingWithdrawals}
            oldestAt={facts.oldestWithdrawalAt}
          />
          <WaitingQueue
            title={t('overview.waitingPapers')}
            to="/kyc"
            page={t('nav.kyc')}
            count={facts.waitingPapers}
            oldestAt={facts.oldestPapersAt}
          />
        </div>
        <LatestActs />
      </div>
      <Panel title={t('overview.today')} aside={<DayStart at={facts.dayStartedAt} />}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
          <Figure label={t('overview.depositsApproved')}>
            <Amount units={facts.depositsApproved} currency={currency} size="m" />
          </Figure>
          <Figure label={t('overview.newMembers')}>{facts.newMembers}</Figure>
          <Figure label={t('overview.rounds')}>{facts.rounds}</Figure>
          <Figure label={t('overview.bet')}>
            <Amount units={facts.bet} currency={currency} size="m" />
          </Figure>
          <Figure label={t('overview.win')}>
            <Amount units={facts.win} currency={currency} size="m" />
          </Figure>
          <Figure label={t('overview.grossResult')}>
            <Amount units={facts.grossResult} currency={currency} size="m" sign="always" />
          </Figure>
        </dl>
      </Panel>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-dense text-text-3">{label}</dt>
      <dd className="m-0 mt-1 text-num-m text-text-1">{children}</dd>
    </div>
  );
}

function DayStart({ at }: { at: string }) {
  const t = useT();
  return (
    <p className="text-cap text-text-3">
      {t('overview.since')} <Moment at={at} />
    </p>
  );
}
