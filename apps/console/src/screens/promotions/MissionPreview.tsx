import type { Language } from '@baize/contract/languages';
import { MissionRow } from '@baize/ui/MissionRow';
import { Panel } from '@baize/ui/Panel';
import { StatusChip } from '@baize/ui/StatusChip';
import { amountText } from '../../components/amountText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Campaign } from './Campaign.ts';
import { unitsOf, type CampaignDraft } from './CampaignDraft.ts';
import { titleIn } from './titleIn.ts';

interface MissionPreviewProps {
  draft: CampaignDraft;
  language: Language;
  currency: string;
  /** The missions that this one can come after. */
  missions: readonly Campaign[];
}

const NOTHING = 0n;

/** A mission on the page of missions, before anything of it is done. */
export function MissionPreview({ draft, language, currency, missions }: MissionPreviewProps) {
  const t = useT();
  const { goal, numbers, title, summary } = draft;
  const money = (typed: string): string => amountText(unitsOf(typed) ?? NOTHING, currency);
  const isCount = goal.fact === 'checkIn';
  const before = missions.find(({ id }) => id === goal.after);
  const notes = [
    t(`promotions.fact.${goal.fact}`),
    ...(goal.fact === 'validBet' && goal.classify !== null
      ? [t('promotions.preview.only', { name: t(`points.class.${goal.classify}`) })]
      : []),
    Number(numbers.multiple) === 0
      ? t('promotions.line.free')
      : t('promotions.line.wager', { times: numbers.multiple, days: numbers.days }),
  ];
  return (
    <Panel title={t(`promotions.preview.period.${goal.period}`)} level={4} className="sm:p-6">
      <ul>
        <MissionRow
          title={title[language] || t('promotions.preview.untitled')}
          chip={
            <StatusChip tone={before === undefined ? 'sky' : 'neutral'}>
              {t(before === undefined ? 'promotions.preview.open' : 'promotions.status.comingSoon')}
            </StatusChip>
          }
          summary={summary[language] ?? ''}
          share={0}
          progress={t('promotions.preview.progress', {
            done: isCount ? 0 : amountText(NOTHING, currency),
            goal: isCount ? numbers.goalTimes || 0 : money(numbers.goalAmount),
          })}
          note={
            before === undefined
              ? notes.join(' · ')
              : t('promotions.preview.after', { title: titleIn(before.title, language) })
          }
          reward={money(numbers.amount)}
        />
      </ul>
    </Panel>
  );
}
