import { DateTimeField } from '@baize/ui/DateTimeField';
import { Field } from '@baize/ui/Field';
import { useT } from '../i18n/useT.ts';
import { useSite } from '../useSite.ts';
import { fromWallTime } from './fromWallTime.ts';
import { toWallTime } from './toWallTime.ts';
import { useDateLabels } from './useDateLabels.ts';

interface MomentFieldProps {
  label: string;
  /** Left out, it says whose clock is meant. */
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  readOnly?: boolean;
  /** A moment in UTC, or none. */
  value: string | null;
  onChange: (at: string | null) => void;
}

/** A moment, given as the clocks of the brand's time zone show it. */
export function MomentField({ label, hint, error, isRequired = false, readOnly, value, onChange }: MomentFieldProps) {
  const t = useT();
  const { timeZone } = useSite();
  const date = useDateLabels();
  return (
    <Field label={label} hint={hint ?? t('shell.zone', { zone: timeZone })} error={error} isRequired={isRequired}>
      {(control) => (
        <DateTimeField
          {...control}
          readOnly={readOnly}
          value={toWallTime(value, timeZone)}
          onValueChange={(at) => onChange(fromWallTime(at, timeZone))}
          labels={{
            date,
            time: `${label}: ${t('date.time')}`,
            timeFormat: t('date.timeFormat'),
            timeInvalid: t('date.timeInvalid'),
          }}
        />
      )}
    </Field>
  );
}
