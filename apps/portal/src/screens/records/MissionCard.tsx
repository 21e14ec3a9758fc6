import type { getMissionSummary, OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { MissionRow } from '@baize/ui/MissionRow';
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
    <MissionRow
      title={mission.title}
      chip={
        <StatusChip tone={statusTone[told]}>
          {told === 'signedUp' ? t('promotions.open') : t(`promotions.status.${told}`)}
        </StatusChip>
      }
      summary={mission.summary}
      share={share}
      progress={t('missions.progress', words)}
      note={status === 'comingSoon' ? t('missions.after', { title: before }) : notes.join(' · ')}
      reward={moneyText(mission.reward, currency)}
      action={
        canClaim ? (
          <Button tone="felt" icon="gift" isLoading={isBusy} onClick={onClaim}>
            {t('missions.claim')}
            <span className="sr-only">: {mission.title}</span>
          </Button>
        ) : null
      }
    />
  );
}
