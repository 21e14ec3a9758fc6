import { getActivity, getOverview, type OutputOf } from '@baize/contract';
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
import { AlarmList } from './AlarmList.tsx';
import { DayByHour } from './DayByHour.tsx';
import { LatestActs } from './LatestActs.tsx';
import { LatestPlay } from './LatestPlay.tsx';
import { WaitingDecisions } from './WaitingDecisions.tsx';
import { WaitingLongest } from './WaitingLongest.tsx';
import { WaitingQueue } from './WaitingQueue.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WaitingWords } from './WaitingWords.tsx';

/** What waits for an operator comes first; the day's figures follow. */
export function OverviewScreen() {
  const t = useT();
  const overview = useQuery({ ...query(getOverview, {}), refetchInterval: pollWhilePresent(15_000) });
  return (
    <div data-screen="overview.Overview">
      <ScreenHead title={t('overview.title')} />
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
  const activity = useQuery({ ...query(getActivity, {}), refetchInterval: pollWhilePresent(30_000) });
  return (
    <div className="flex flex-col gap-4">
      <AlarmList />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <WaitingLongest pending={facts.pendingDeposits} oldestAt={facts.oldestPendingAt} />
          <WaitingWithdrawals waiting={facts.waitingWithdrawals} oldestAt={facts.oldestWithdrawalAt} />
          <WaitingQueue
            title={t('overview.waitingPapers')}
            to="/kyc"
            page={t('nav.kyc')}
            count={facts.waitingPapers}
            oldestAt={facts.oldestPapersAt}
          />
          <WaitingWords />
          <WaitingDecisions />
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
        <div className="mt-6 border-t border-line-1 pt-5">
          {activity.data !== undefined ? (
            <DayByHour activity={activity.data} />
          ) : activity.isError ? (
            <QueryFault error={activity.error} onRetry={activity.refetch} />
          ) : (
            <Skeleton className="h-60 rounded-control" />
          )}
        </div>
      </Panel>
      {activity.data === undefined ? null : <LatestPlay activity={activity.data} />}
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
