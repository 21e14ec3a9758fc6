import { checkIn } from '@baize/contract/promotions/checkIn';
import { getMissionSummary } from '@baize/contract/promotions/getMissionSummary';
import { missionPeriods } from '@baize/contract/promotions/promotion';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wallTime, zoneName } from '../../businessDay.ts';
import { call, query } from '../../call.ts';
import { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { MissionCard } from './MissionCard.tsx';

/** The missions by how often they begin anew, with the check-in of the day. */
export function Missions() {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { timeZone } = useBrand();
  const acts = useRewardActs();
  const options = query(getMissionSummary, { language });
  const summary = useQuery({ ...options, staleTime: 0 });
  const checking = useMutation({
    mutationFn: () => call(checkIn, { language }),
    onSuccess: (news) => queries.setQueryData(options.queryKey, news),
    onError: (error) => void toast.warning(errorText(error)),
  });
  const { data } = summary;
  if (summary.isError && data === undefined) {
    return (
      <ErrorState
        title={t('missions.failed')}
        hint={errorText(summary.error)}
        retryLabel={t('missions.retry')}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-16 w-full rounded-panel" />
        <Skeleton className="h-56 w-full rounded-panel" />
      </div>
    );
  }
  const titleOf = (id: string | null): string => data.missions.find((one) => one.id === id)?.title ?? '';
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('missions.text')}</p>
      <Panel className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:p-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-felt-tint text-felt-text">
          <Icon name={data.isCheckedIn ? 'check' : 'calendar'} size={20} />
        </span>
        <span className="min-w-40 flex-1" role="status">
          <span className="block text-label text-text-1">
            {data.isCheckedIn ? t('missions.checkedIn') : wallTime(nowMs(), timeZone).slice(0, 10)}
          </span>
          <span className="block text-cap text-text-3">{t('missions.checkInHint')}</span>
        </span>
        {data.isCheckedIn ? null : (
          <Button tone="felt" icon="check" isLoading={checking.isPending} onClick={() => checking.mutate()}>
            {t('missions.checkIn')}
          </Button>
        )}
      </Panel>
      {data.missions.length === 0 ? (
        <div className="rounded-panel bg-bg-1 shadow-panel">
          <EmptyState title={t('missions.none')} hint={t('missions.noneHint')} />
        </div>
      ) : null}
      {missionPeriods.map((period) => {
        const own = data.missions.filter(({ goal }) => goal.period === period);
        const next = own.find(({ endsAt }) => endsAt !== null)?.endsAt ?? null;
        if (own.length === 0) return null;
        return (
          <Panel
            key={period}
            title={t(`missions.period.${period}`)}
            className="sm:p-6"
            aside={
              next === null || period === 'once' ? null : (
                <span className="text-cap text-text-3">
                  {t(`missions.begins.${period}`, {
                    time: wallTime(Date.parse(next), timeZone).slice(0, 16),
                    zone: zoneName(nowMs(), timeZone),
                  })}
                </span>
              )
            }
          >
            <ul className="flex flex-col gap-3">
              {own.map((mission) => (
                <MissionCard
                  key={mission.id}
                  mission={mission}
                  before={titleOf(mission.goal.after)}
                  isBusy={acts.pending === mission.id}
                  onClaim={() => acts.act({ act: 'mission', promotionId: mission.id, kind: 'mission' })}
                />
              ))}
            </ul>
          </Panel>
        );
      })}
    </div>
  );
}
