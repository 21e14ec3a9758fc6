import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import type { Ref } from 'react';
import { useT } from '../../i18n/useT.ts';

interface SecretFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** What the browser may fill in; a payment password is kept by no browser. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  isNumeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A password that is typed to act, or to be set. */
export function SecretField({
  label,
  value,
  onValueChange,
  error,
  hint,
  autoComplete,
  isNumeric = false,
  ref,
}: SecretFieldProps) {
  const t = useT();
  return (
    <Field label={label} error={error} hint={hint} isRequired>
      {(control) => (
        <PasswordInput
          {...control}
          {...(ref === undefined ? {} : { ref })}
          icon="lock"
          autoComplete={autoComplete}
          inputMode={isNumeric ? 'numeric' : 'text'}
          maxLength={128}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          labels={{
            show: t('account.showPassword'),
            hide: t('account.hidePassword'),
            capsLock: t('account.capsLock'),
          }}
        />
      )}
    </Field>
  );
}
