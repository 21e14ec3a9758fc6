import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import type { ComponentProps } from 'react';
import { useT } from '../../i18n/useT.ts';

type Part = { input: ComponentProps<'input'>; error: string | undefined };

interface NewPasswordFieldsProps {
  hint: string;
  password: Part;
  /** Left out where the password is typed once. */
  confirmation?: Part;
}

/** A new password, and the same once more. */
export function NewPasswordFields({ hint, password, confirmation }: NewPasswordFieldsProps) {
  const t = useT();
  const labels = {
    show: t('account.showPassword'),
    hide: t('account.hidePassword'),
    capsLock: t('account.capsLock'),
  };
  return (
    <>
      <Field label={t('account.newPassword')} hint={hint} error={password.error} isRequired>
        {(control) => (
          <PasswordInput
            {...control}
            {...password.input}
            icon="lock"
            autoComplete="new-password"
            maxLength={128}
            labels={labels}
          />
        )}
      </Field>
      {confirmation === undefined ? null : (
        <Field label={t('account.confirmNewPassword')} error={confirmation.error} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              {...confirmation.input}
              icon="lock"
              autoComplete="new-password"
              maxLength={128}
              labels={labels}
            />
          )}
        </Field>
      )}
    </>
  );
}
