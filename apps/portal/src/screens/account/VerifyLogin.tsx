import { sendVerification } from '@baize/contract/identity/sendVerification';
import { verifyLogin } from '@baize/contract/identity/verifyLogin';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { RadioCards } from '@baize/ui/RadioCards';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '@baize/client/CallError';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import type { Verification } from '../../layer.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { CodeField } from './CodeField.tsx';
import { faultsOf } from './faultsOf.ts';
import type { Opened } from './Opened.ts';

interface VerifyLoginProps {
  verification: Verification;
  onSession: (session: Opened) => Promise<void>;
  /** Back to the login form. */
  onGiveUp: () => void;
}

type Values = { code: string };

/** A login from a new place, or of an account with two steps, proves itself by something else that belongs to it. */
export function VerifyLogin({ verification, onSession, onGiveUp }: VerifyLoginProps) {
  const t = useT();
  const errorText = useErrorText();
  const { verificationId, methods } = verification;
  const [kind, setKind] = useState(methods[0]?.kind ?? 'email');
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { code: '' },
    resolver: (values) => faultsOf(values, { code: values.code.trim() === '' ? 'field_required' : undefined }),
  });
  const submit = handleSubmit(
    async ({ code }) => {
      try {
        await onSession(await call(verifyLogin, { verificationId, method: kind, code }));
      } catch (fault) {
        const isOver = fault instanceof CallError && fault.code === 'verification_expired';
        showAlert({ fault, onClose: isOver ? onGiveUp : undefined });
      }
    },
    (faults) => alertFirstFault(faults, errorText),
  );
  const fault = errors.code?.message ? errorText(errors.code.message) : undefined;

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Callout tone="info" isLive>
        {t(methods.some((method) => method.kind === 'totp') ? 'account.verify.twoStep' : 'error.verification_needed')}
      </Callout>
      {methods.length > 1 ? (
        <RadioCards
          legend={t('account.verify.how')}
          value={kind}
          onValueChange={(value) => setKind(methods.find((method) => method.kind === value)?.kind ?? kind)}
          options={methods.map((method) => ({
            value: method.kind,
            title: t(`account.verify.${method.kind}`),
            note: method.masked,
          }))}
        />
      ) : (
        <p className="text-body text-text-2">
          {t(`account.verify.${kind}`)} {methods[0]?.masked}
        </p>
      )}
      {kind === 'paymentPassword' ? (
        <Field label={t('account.field.paymentPassword')} error={fault} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              {...register('code')}
              icon="lock"
              autoComplete="off"
              maxLength={128}
              labels={{
                show: t('account.showPassword'),
                hide: t('account.hidePassword'),
                capsLock: t('account.capsLock'),
              }}
            />
          )}
        </Field>
      ) : kind === 'totp' || kind === 'recoveryCode' ? (
        <Field label={t('account.code')} error={fault} isRequired>
          {(control) => <TextInput {...control} {...register('code')} autoComplete="one-time-code" maxLength={32} />}
        </Field>
      ) : (
        <CodeField
          isReady
          purpose={`verification.${kind}`}
          recipient={verificationId}
          input={register('code')}
          error={fault}
          fault={undefined}
          onSend={async () => (await call(sendVerification, { verificationId, method: kind })).expiredMinutes}
        />
      )}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting}>
        {t('account.verify.confirm')}
      </Button>
      <Button tone="ghost" isBlock onClick={onGiveUp}>
        {t('account.verify.back')}
      </Button>
    </form>
  );
}
