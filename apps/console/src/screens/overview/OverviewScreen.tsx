import { getOverview, type OutputOf } from '@baize/contract';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useNow } from '../../components/useNow.ts';
import { WaitingTime } from '../../components/WaitingTime.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';

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
  const now = useNow();
  const { currency } = facts;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="needs-you">
        <h2 id="needs-you" className="mb-2.5 text-h4 text-text-1">
          {t('overview.needsYou')}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Link
            to="/deposits"
            className="group rounded-panel bg-bg-1 p-4 text-text-1 no-underline shadow-panel hover:bg-bg-2"
          >
            <span className="flex items-center justify-between gap-3">
              <span className="flex items-center gap-2 text-label text-text-2">
                <Icon name="deposit" size={18} />
                {t('overview.pendingDeposits')}
              </span>
              <Icon name="chevronRight" size={18} className="text-text-3" />
            </span>
            <span className="mt-2 block text-num-l">{facts.pendingDeposits}</span>
            <span className="mt-1.5 flex min-h-6 items-center gap-2 text-dense text-text-3">
              {facts.oldestPendingAt === null ? (
                t('overview.nothingWaits')
              ) : (
                <>
                  {t('overview.oldest')} <WaitingTime since={facts.oldestPendingAt} nowMs={now} />
                </>
              )}
            </span>
          </Link>
        </div>
      </section>
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
