import { changePassword } from '@baize/contract/identity/changePassword';
import { getMemberInfo } from '@baize/contract/identity/getMemberInfo';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { askLogout } from '../../layer.ts';
import { keepPassword, readPassword, updateMember, useSession } from '../../session.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { faultsOf } from './faultsOf.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { textFault } from './textFault.ts';
import { useRegisterRules } from './useRegisterRules.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useWholeMatch } from './useWholeMatch.ts';

type Values = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/**
 * A new password for the account that is signed in. The old one is asked for unless it was typed a moment ago on this
 * page. Where the change is forced, the only other way is out.
 */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useT();
  const words = useRuleWords();
  const { member } = useSession();
  const [known, setKnown] = useState(() => readPassword());
  const isForced = member?.needsPasswordChange === true;
  const rule = { ...useRegisterRules().password, enabled: true, required: true };
  const match = useWholeMatch({ rule });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    resolver: (values) =>
      faultsOf(values, {
        oldPassword: known === undefined && values.oldPassword.trim() === '' ? 'field_required' : undefined,
        newPassword: textFault('newPassword', rule, values.newPassword, match),
        confirmNewPassword:
          values.confirmNewPassword === '' || values.confirmNewPassword !== values.newPassword
            ? 'confirmation_input'
            : undefined,
      }),
  });
  const wordsOf = (field: keyof Values) =>
    errors[field]?.message ? words.fault(errors[field].message, rule) : undefined;

  const submit = handleSubmit(
    async ({ oldPassword, newPassword, confirmNewPassword }) => {
      try {
        await call(changePassword, { oldPassword: known ?? oldPassword, newPassword, confirmNewPassword });
        keepPassword(undefined);
        updateMember(await call(getMemberInfo, {}));
        onChanged();
        const { toast } = await import('@baize/ui/toast');
        toast.success(t('account.change.done'));
      } catch (fault) {
        /* A password that turned out to be another one is asked for. */
        setKnown(undefined);
        showAlert({ fault });
      }
    },
    (faults) => alertFirstFault(faults, (code) => words.fault(code, rule)),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {isForced ? <Callout tone="warning">{t('account.change.reason')}</Callout> : null}
      <Field label={t('account.change.account')}>
        {(control) => (
          <TextInput
            {...control}
            icon="user"
            name="username"
            autoComplete="username"
            readOnly
            value={member?.account ?? ''}
          />
        )}
      </Field>
      {known === undefined ? (
        <Field label={t('account.change.old')} error={wordsOf('oldPassword')} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('oldPassword')}
              icon="lock"
              autoComplete="current-password"
              maxLength={128}
              labels={{
                show: t('account.showPassword'),
                hide: t('account.hidePassword'),
                capsLock: t('account.capsLock'),
              }}
            />
          )}
        </Field>
      ) : null}
      <NewPasswordFields
        hint={words.hint(rule)}
        password={{ input: register('newPassword'), error: wordsOf('newPassword') }}
        confirmation={{ input: register('confirmNewPassword'), error: wordsOf('confirmNewPassword') }}
      />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting}>
        {t('account.change.submit')}
      </Button>
      {isForced ? (
        <Button tone="ghost" isBlock icon="logout" onClick={askLogout}>
          {t('account.logout.confirm')}
        </Button>
      ) : null}
    </form>
  );
}
