import type { RegisterFieldName } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import type { IconName } from '@baize/ui/Icon';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { TextInput } from '@baize/ui/TextInput';
import type { ComponentProps, HTMLInputAutoCompleteAttribute } from 'react';
import { useT } from '../../i18n/useT.ts';

interface RegisterFieldProps {
  name: Exclude<RegisterFieldName, 'mobileNum' | 'verificationCode' | 'captcha'>;
  input: ComponentProps<'input'>;
  error: string | undefined;
  hint: string | undefined;
  isRequired: boolean;
}

const complete: Partial<Record<RegisterFieldName, HTMLInputAutoCompleteAttribute>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  paymentPassword: 'off',
  payeeName: 'name',
  email: 'email',
};
const icons: Partial<Record<RegisterFieldName, IconName>> = { username: 'user', email: 'mail' };

/** One text of a registration: how it is typed depends on which one it is. */
export function RegisterField({ name, input, error, hint, isRequired }: RegisterFieldProps) {
  const t = useT();
  const isSecret = name === 'password' || name === 'confirmPassword' || name === 'paymentPassword';
  return (
    <Field
      label={t(`account.field.${name}`)}
      error={error}
      hint={hint}
      isRequired={isRequired}
      optionalLabel={t('account.optional')}
    >
      {(control) =>
        isSecret ? (
          <PasswordInput
            {...control}
            {...input}
            icon="lock"
            autoComplete={complete[name]}
            maxLength={128}
            labels={{
              show: t('account.showPassword'),
              hide: t('account.hidePassword'),
              capsLock: t('account.capsLock'),
            }}
          />
        ) : (
          <TextInput
            {...control}
            {...input}
            {...(icons[name] === undefined ? {} : { icon: icons[name] })}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={complete[name] ?? 'off'}
            autoCapitalize={name === 'payeeName' ? 'words' : 'none'}
            autoCorrect="off"
            spellCheck={false}
            maxLength={255}
          />
        )
      }
    </Field>
  );
}
