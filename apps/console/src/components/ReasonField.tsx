import { REASON_MAX } from '@baize/contract/shapes';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { useT, type WordKey } from '../i18n/useT.ts';

interface ReasonFieldProps {
  label?: WordKey | undefined;
  /** Who reads it; the words may name the bound. */
  hint?: WordKey | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** The fewest characters that the operation takes; with none it may stay empty. */
  least: number;
  /** Whether sending was tried: then it says what is missing. */
  isTried?: boolean;
  /** Whether a dialog begins here. */
  isFocused?: boolean;
}

/** Why an operator does something, for the record: at least as long as its operation asks, and counted. */
export function ReasonField({
  label = 'reason.label',
  hint,
  value,
  onValueChange,
  least,
  isTried = false,
  isFocused = false,
}: ReasonFieldProps) {
  const t = useT();
  const isShort = value.trim().length < least;
  return (
    <Field
      label={t(label)}
      {...(hint === undefined ? {} : { hint: t(hint, { least }) })}
      error={isTried && isShort ? t('reason.short', { least }) : undefined}
      isRequired={least > 0}
      optionalLabel={t('shell.optional')}
      aside={
        <span className="text-cap text-text-3 tabular-nums">
          {value.length} / {REASON_MAX}
        </span>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          {...(isFocused ? { 'data-autofocus': true } : {})}
          name="reason"
          rows={3}
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
