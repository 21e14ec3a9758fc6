import { rebateClasses } from '@baize/contract';
import { languageCodes, languages } from '@baize/contract/languages';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useT, type WordKey } from '../../i18n/useT.ts';
import { readCondition, segmentFacts, type ConditionDraft } from './SegmentDraft.ts';

interface ConditionFieldsProps {
  condition: ConditionDraft;
  /** What it is called by, from 1. */
  place: number;
  /** Of its amounts. */
  currency: string;
  isTried: boolean;
  isOnly: boolean;
  onChange: (change: Partial<ConditionDraft>) => void;
  onDrop: () => void;
}

const ALL = 'ALL';
const levels = [0, 1, 2, 3].map(String);
const sides = ['within', 'before'] as const;
const answers = ['yes', 'no'] as const;

/** One condition of a segment: the fact that it is on, and what is asked of it. */
export function ConditionFields({
  condition,
  place,
  currency,
  isTried,
  isOnly,
  onChange,
  onDrop,
}: ConditionFieldsProps) {
  const t = useT();
  const { fact, when, has, classify } = condition;
  const isWrong = isTried && readCondition(condition) === undefined;
  const text = (
    name: 'days' | 'least' | 'currency' | 'agent' | 'tag',
    label: string,
    maxLength: number,
    hint?: WordKey,
  ) => (
    <Field label={label} hint={hint && t(hint)} error={isWrong ? t('error.field_invalid') : undefined} isRequired>
      {(control) => (
        <TextInput
          {...control}
          inputMode={name === 'days' ? 'numeric' : name === 'least' ? 'decimal' : 'text'}
          maxLength={maxLength}
          value={condition[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const level = (name: 'from' | 'to') => (
    <Field label={t(`segments.${name}`)} error={isWrong ? t('error.field_invalid') : undefined}>
      {(control) => (
        <Select
          {...control}
          options={levels.map((value) => ({ value, label: value }))}
          value={String(condition[name])}
          onValueChange={(next) => onChange({ [name]: Number(next) })}
        />
      )}
    </Field>
  );
  const isSpan = fact === 'registered' || fact === 'signedIn' || fact === 'played';
  const isSum = fact === 'depositSum' || fact === 'validBets';
  return (
    <fieldset className="grid gap-3 rounded-control bg-bg-2 p-3">
      <legend className="sr-only">{t('segments.condition', { place })}</legend>
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label={t('segments.condition', { place })}>
          {(control) => (
            <Select
              {...control}
              options={segmentFacts.map((value) => ({ value, label: t(`segments.fact.${value}`) }))}
              value={fact}
              onValueChange={(next) => onChange({ fact: segmentFacts.find((one) => one === next) ?? fact })}
            />
          )}
        </Field>
        <IconButton icon="trash" label={t('segments.drop', { place })} disabled={isOnly} onClick={onDrop} />
      </div>
      {isSpan ? (
        <Segmented
          label={t(`segments.fact.${fact}`)}
          options={sides.map((value) => ({ value, label: t(`segments.when.${fact}.${value}`) }))}
          value={when}
          onValueChange={(next) => onChange({ when: next })}
        />
      ) : null}
      {fact === 'deposited' || fact === 'tag' ? (
        <Segmented
          label={t(`segments.fact.${fact}`)}
          options={answers.map((value) => ({ value, label: t(`segments.${fact}.${value}`) }))}
          value={has ? 'yes' : 'no'}
          onValueChange={(next) => onChange({ has: next === 'yes' })}
        />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {fact === 'validBets' ? (
          <Field label={t('promotions.field.classify')}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: ALL, label: t('promotions.allClasses') },
                  ...rebateClasses.map((value) => ({ value, label: t(`points.class.${value}`) })),
                ]}
                value={classify ?? ALL}
                onValueChange={(next) => onChange({ classify: rebateClasses.find((one) => one === next) ?? null })}
              />
            )}
          </Field>
        ) : null}
        {isSpan || isSum ? text('days', t('segments.days'), 3) : null}
        {isSum ? text('least', `${t('segments.least')} (${currency})`, 20) : null}
        {fact === 'level' ? (
          <>
            {level('from')}
            {level('to')}
          </>
        ) : null}
        {fact === 'currency' ? text('currency', t('segments.fact.currency'), 3) : null}
        {fact === 'line' ? text('agent', t('segments.agent'), 32, 'segments.agentHint') : null}
        {fact === 'tag' ? text('tag', t('audience.tag'), 24) : null}
      </div>
      {fact === 'language' ? (
        <LanguageFields
          spoken={condition.languages}
          isWrong={isWrong}
          onChange={(spoken) => onChange({ languages: spoken })}
        />
      ) : null}
    </fieldset>
  );
}

interface LanguageFieldsProps {
  spoken: ConditionDraft['languages'];
  isWrong: boolean;
  onChange: (spoken: ConditionDraft['languages']) => void;
}

function LanguageFields({ spoken, isWrong, onChange }: LanguageFieldsProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t('segments.fact.language')} className="flex flex-wrap gap-x-5">
      {languageCodes.map((code) => (
        <Checkbox
          key={code}
          aria-invalid={isWrong || undefined}
          checked={spoken.includes(code)}
          onChange={(event) =>
            onChange(languageCodes.filter((one) => (one === code ? event.target.checked : spoken.includes(one))))
          }
        >
          {languages[code].name}
        </Checkbox>
      ))}
    </div>
  );
}
