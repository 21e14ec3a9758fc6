import { resultRows } from '@baize/maths/lottery/resultRows';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';

interface PrizeFieldsProps {
  family: string;
  typed: Readonly<Record<string, string>>;
  onTyped: (typed: Readonly<Record<string, string>>) => void;
}

/** A field for each prize of a draw that has many, as they stand one below the other in print. */
export function PrizeFields({ family, typed, onTyped }: PrizeFieldsProps) {
  const t = useT();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('lotteries.numbers')}</legend>
      {(resultRows(family) ?? []).map(([prize, digits, count], at) => (
        <Field
          key={prize}
          label={t(`lotteries.prize.${prize as 'special'}`)}
          hint={t('lotteries.prizeHint', { count, digits })}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              {...(at === 0 ? { 'data-autofocus': true } : {})}
              inputMode="numeric"
              autoComplete="off"
              maxLength={120}
              value={typed[prize] ?? ''}
              onChange={({ target }) => onTyped({ ...typed, [prize]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
