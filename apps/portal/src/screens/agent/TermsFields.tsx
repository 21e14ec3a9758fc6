import type { OutputOf } from '@baize/contract';
import { gameClassifies } from '@baize/contract/agents/figures';
import type { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import { percentText } from './percentText.ts';
import { readPercent } from './readPercent.ts';

type Typed = { rebate: string; prize: string };

interface TermsFieldsProps {
  terms: OutputOf<typeof getRegisterTerms>;
  typed: Typed;
  onTyped: (typed: Typed) => void;
}

/** Rebate and prize group within what the agent may give, and the quota that a high rebate takes. */
export function TermsFields({ terms, typed, onTyped }: TermsFieldsProps) {
  const t = useT();
  const { own, most, least, quotas, freeRebateBps, percents } = terms;
  const rebate = readPercent(typed.rebate);
  const prize = Number(typed.prize);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('team.rebateField')}
        isRequired
        hint={t('team.rebateRange', { most: percentText(most.rebateBps), own: percentText(own.rebateBps) })}
        error={rebate === undefined || rebate > most.rebateBps ? t('error.rebate_out_of_range') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={5}
            value={typed.rebate}
            onChange={(event) => onTyped({ ...typed, rebate: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={t('team.prizeGroup')}
        isRequired
        hint={t('team.prizeRange', {
          least: String(least.prizeGroup),
          most: String(most.prizeGroup),
          own: String(own.prizeGroup),
        })}
        error={
          !/^\d{4}$/.test(typed.prize) || prize > most.prizeGroup || prize < least.prizeGroup
            ? t('error.prize_group_out_of_range')
            : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={4}
            value={typed.prize}
            onChange={(event) => onTyped({ ...typed, prize: event.currentTarget.value })}
          />
        )}
      </Field>
      <p className="text-cap text-text-3 sm:col-span-2">
        {t('team.percents', {
          list: gameClassifies.map((one) => `${t(`shell.category.${one}`)} ${percents[one]} %`).join(' · '),
          example: percentText(percents.RNG * 10),
        })}
      </p>
      {most.rebateBps > freeRebateBps ? (
        <div className="text-cap text-text-3 sm:col-span-2">
          <p>{t('team.quota', { free: percentText(freeRebateBps) })}</p>
          <ul>
            {quotas.map(({ fromBps, toBps, left, granted }) => (
              <li key={fromBps}>
                {t('team.quotaOf', {
                  from: percentText(fromBps),
                  to: percentText(toBps),
                  left: String(left),
                  granted: String(granted),
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
