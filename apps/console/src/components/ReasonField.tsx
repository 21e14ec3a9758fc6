import { REASON_MAX } from '@baize/contract/shapes';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import type { ComponentProps } from 'react';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** Whether a dialog begins here. */
  isFocused?: boolean;
  input: Pick<ComponentProps<typeof TextArea>, 'name' | 'value' | 'ref' | 'onBlur' | 'onChange'>;
}

/** Why an operator does something, for the record. */
export function ReasonField({ label, hint, error, isFocused = false, input }: ReasonFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} error={error} isRequired>
      {(control) => (
        <TextArea
          {...control}
          {...(isFocused ? { 'data-autofocus': true } : {})}
          rows={3}
          maxLength={REASON_MAX}
          {...input}
        />
      )}
    </Field>
  );
}
