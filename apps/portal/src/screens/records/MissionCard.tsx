import type { getMissionSummary, OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Meter } from '@baize/ui/Meter';
import { StatusChip } from '@baize/ui/StatusChip';
import { moneyText } from '../../components/moneyText.ts';
import { statusTone } from '../../components/promotions/statusTone.ts';
import { useT } from '../../i18n/useT.ts';

interface MissionCardProps {
  mission: OutputOf<typeof getMissionSummary>['missions'][number];
  /** The title of the mission that comes before, where one does. */
  before: string;
  isBusy: boolean;
  onClaim: () => void;
}

/** One mission: what it asks for, how far it is done, what it brings. */
export function MissionCard({ mission, before, isBusy, onClaim }: MissionCardProps) {
  const t = useT();
  const { goal, doneAmount, doneTimes, currency, status, isHeld } = mission;
  const isCount = goal.fact === 'checkIn';
  const share = isCount ? doneTimes / goal.times : Number(doneAmount) / Number(goal.amount);
  const words = isCount
    ? { done: doneTimes, goal: goal.times }
    : { done: moneyText(doneAmount, currency), goal: moneyText(goal.amount, currency) };
  const told = status === 'claim' && isHeld ? 'inProcess' : status;
  const canClaim = status === 'claim' && !isHeld;
  const notes = [
    t(`missions.fact.${goal.fact}`),
    ...(goal.classify === null ? [] : [t(`missions.class.${goal.classify}`)]),
    mission.multiple === 0
      ? t('promotions.line.free')
      : t('promotions.line.wager', { times: mission.multiple, days: mission.days }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-bg-2 p-4 shadow-cushion">
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-label text-text-1">{mission.title}</h3>
          <StatusChip tone={statusTone[told]}>
            {told === 'signedUp' ? t('promotions.open') : t(`promotions.status.${told}`)}
          </StatusChip>
        </div>
        <p className="mt-1 text-dense text-text-2">{mission.summary}</p>
        <Meter
          label={mission.title}
          isLabelHidden
          value={share}
          text={t('missions.progress', words)}
          tone={share >= 1 ? 'felt' : 'brass'}
          className="mt-3"
        />
        <p className="mt-1 text-cap text-text-3">
          {status === 'comingSoon' ? t('missions.after', { title: before }) : notes.join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
        <span className="text-num-m text-brass-text tabular-nums">{moneyText(mission.reward, currency)}</span>
        {canClaim ? (
          <Button tone="brass" icon="gift" isLoading={isBusy} onClick={onClaim}>
            {t('missions.claim')}
            <span className="sr-only">: {mission.title}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
