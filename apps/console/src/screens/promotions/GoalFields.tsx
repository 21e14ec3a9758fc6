import { missionFacts, missionPeriods, rebateClasses } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Campaign } from './Campaign.ts';
import type { CampaignDraft } from './CampaignDraft.ts';
import { titleIn } from './titleIn.ts';

type Goal = CampaignDraft['goal'];
type Props = {
  goal: Goal;
  /** The missions that this one can come after. */
  missions: readonly Campaign[];
  /** Members take part: what the mission asks for is read and not changed. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (goal: Goal) => void;
};

/** What a mission counts, how often it begins anew, and which one comes before it; the figures stand with the terms. */
export function GoalFields({ goal, missions, isFixed, error, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  /* A chain begins anew as a whole, so a step comes after one with the same period. */
  const before = missions.filter(({ mission }) => mission?.period === goal.period);
  const put = (change: Partial<Goal>): void => onChange({ ...goal, ...change });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('promotions.field.fact')}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            options={missionFacts.map((value) => ({ value, label: t(`promotions.fact.${value}`) }))}
            value={goal.fact}
            onValueChange={(fact) => put({ fact: missionFacts.find((one) => one === fact) ?? goal.fact })}
          />
        )}
      </Field>
      <Field label={t('promotions.field.period')}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            options={missionPeriods.map((value) => ({ value, label: t(`promotions.period.${value}`) }))}
            value={goal.period}
            onValueChange={(period) =>
              put({ period: missionPeriods.find((one) => one === period) ?? goal.period, after: null })
            }
          />
        )}
      </Field>
      {goal.fact === 'validBet' ? (
        <Field label={t('promotions.field.classify')}>
          {(control) => (
            <Select
              {...control}
              disabled={isFixed}
              options={[
                { value: '', label: t('promotions.allClasses') },
                ...rebateClasses.map((value) => ({ value, label: t(`points.class.${value}`) })),
              ]}
              value={goal.classify ?? ''}
              onValueChange={(classify) => put({ classify: rebateClasses.find((one) => one === classify) ?? null })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('promotions.field.after')} error={error}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed}
            options={[
              { value: '', label: t('promotions.noneBefore') },
              ...before.map(({ id, title }) => ({ value: id, label: titleIn(title, language) })),
            ]}
            value={goal.after ?? ''}
            onValueChange={(after) => put({ after: after === '' ? null : after })}
          />
        )}
      </Field>
    </div>
  );
}
