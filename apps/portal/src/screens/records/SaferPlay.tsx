import { getLimits } from '@baize/contract/limits/getLimits';
import { Callout } from '@baize/ui/Callout';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { BreakPanel } from '../../components/safer/BreakPanel.tsx';
import type { Limits } from '../../components/safer/Limits.ts';
import { LimitList } from '../../components/safer/LimitList.tsx';
import { ReminderPanel } from '../../components/safer/ReminderPanel.tsx';
import { ReviewCallout } from '../../components/safer/ReviewCallout.tsx';
import { SessionRow } from '../../components/safer/SessionRow.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { TrialNotice } from '../../components/TrialNotice.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { StatementPanel } from './StatementPanel.tsx';

/** What a member sets to keep play in bounds: limits, reminders, a pause, and an end. */
export function SaferPlay() {
  const t = useT();
  const { isTrial } = useSession();
  return (
    <>
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('safer.title')}</h1>
      <p className="mb-4 max-w-160 text-body text-text-2">{t('safer.intro')}</p>
      {isTrial === true ? <TrialNotice>{t('safer.trial')}</TrialNotice> : <OwnLimits />}
    </>
  );
}

function OwnLimits() {
  const t = useT();
  const errorText = useErrorText();
  const own = useQuery({ ...query(getLimits, {}), staleTime: 0 });
  if (own.isLoadingError) {
    return (
      <ErrorState
        title={t('safer.failed')}
        hint={errorText(own.error)}
        retryLabel={t('records.retry')}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (own.isPending) {
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        <Skeleton className="h-64 w-full rounded-panel" />
        <Skeleton className="h-64 w-full rounded-panel" />
        <Skeleton className="h-40 w-full rounded-panel" />
      </div>
    );
  }
  const limits = own.data;
  const of = (measure: Limits['limits'][number]['measure']) => limits.limits.filter((one) => one.measure === measure);
  return (
    <div className="flex flex-col gap-4">
      {limits.block === null ? null : <BlockCallout block={limits.block} />}
      {limits.isReviewDue ? <ReviewCallout /> : null}
      <p className="text-dense text-text-3">{t('safer.rule', { hours: limits.coolingHours })}</p>
      <Panel title={t('safer.deposit.title')}>
        <LimitList rows={of('deposit')} currency={limits.currency} hours={limits.coolingHours} />
      </Panel>
      <Panel title={t('safer.loss.title')}>
        <LimitList rows={of('loss')} currency={limits.currency} hours={limits.coolingHours} />
      </Panel>
      <Panel title={t('safer.play.title')}>
        <LimitList rows={of('stake')} currency={limits.currency} hours={limits.coolingHours} />
        <SessionRow session={limits.session} hours={limits.coolingHours} />
      </Panel>
      <ReminderPanel minutes={limits.reminderMinutes} />
      <BreakPanel block={limits.block} leastMonths={limits.exclusionMonths} />
      <StatementPanel />
    </div>
  );
}

function BlockCallout({ block }: { block: NonNullable<Limits['block']> }) {
  const t = useT();
  const { timeZone } = useBrand();
  const until = block.until === null ? undefined : wallTime(Date.parse(block.until), timeZone);
  return (
    <Callout tone="warning" title={t(`safer.block.${block.kind}`)}>
      {until === undefined ? t('safer.block.open') : t('safer.block.until', { until })} {t('safer.block.withdraw')}
    </Callout>
  );
}
