import { Button } from '@baize/ui/Button';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { TextInput } from '@baize/ui/TextInput';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import type { LoginStart, Verification } from '../../layer.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { BotProgress } from './BotProgress.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { faultsOf } from './faultsOf.ts';
import { loginByPassword, needsCaptcha, verificationOf } from './loginByPassword.ts';
import { rememberLogin } from './rememberLogin.ts';
import type { Opened } from './Opened.ts';

type Values = { username: string; password: string; captcha: string; remember: boolean };

interface PasswordLoginProps {
  side: 'player' | 'agent';
  start: LoginStart | undefined;
  onSession: (session: Opened, password: string) => Promise<void>;
  onVerification: (verification: Verification, password: string) => void;
  /** The way to a new password. */
  forgot: ReactNode;
}

/**
 * User name and password, and a captcha once the server asks for it. There are no default values, so that what was typed
 * before the page had its script is kept.
 */
export function PasswordLogin({ side, start, onSession, onVerification, forgot }: PasswordLoginProps) {
  const t = useT();
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const [hasCaptcha, setHasCaptcha] = useState(start?.needsCaptcha === true);
  const [turn, setTurn] = useState(0);
  const [proof, setProof] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const {
    register,
    handleSubmit,
    setValue,
    getValues,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    resolver: (values) =>
      faultsOf(values, {
        username: (values.username ?? '').trim() === '' ? 'field_required' : undefined,
        password: (values.password ?? '').trim() === '' ? 'field_required' : undefined,
        captcha:
          hasCaptcha && proof === undefined && (values.captcha ?? '').trim() === '' ? 'field_required' : undefined,
      }),
  });

  useEffect(() => {
    const { lastUser } = rememberLogin.read();
    const name = start?.username ?? (side === 'player' ? lastUser : undefined);
    if (name !== undefined && (getValues('username') ?? '') === '') setValue('username', name);
    if (start?.password !== undefined) setValue('password', start.password);
    if (lastUser !== undefined) setValue('remember', true);
  }, [start, side, setValue, getValues]);

  const submit = handleSubmit(
    async ({ username, password, captcha, remember }) => {
      const from = document.activeElement;
      try {
        const opened = await loginByPassword({
          username: username.trim(),
          password,
          captcha: hasCaptcha ? (proof ?? captcha.trim()) : undefined,
          side,
          remember: side === 'player' && remember === true,
          onProgress: setProgress,
        });
        setProgress(undefined);
        await onSession(opened, password);
      } catch (fault) {
        setProgress(undefined);
        const verification = verificationOf(fault);
        if (verification !== undefined) {
          onVerification(verification, password);
          return;
        }
        if (needsCaptcha(fault)) setHasCaptcha(true);
        if (hasCaptcha || needsCaptcha(fault)) {
          setTurn((last) => last + 1);
          setValue('captcha', '');
        }
        showAlert({ fault, focus: from instanceof HTMLElement ? from : undefined });
      }
    },
    (faults) => {
      if (faults.username && faults.password) {
        const { ref } = faults.username as { ref?: HTMLElement };
        showAlert({ fault: 'credentials_missing', focus: ref });
      } else alertFirstFault(faults, errorText);
    },
  );
  const words = (field: keyof Values) => (errors[field]?.message ? errorText(errors[field].message) : undefined);

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t('account.username')} error={words('username')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            icon="user"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <Field
        label={t('account.password')}
        error={words('password')}
        isRequired
        aside={side === 'agent' ? forgot : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
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
      {hasCaptcha ? (
        <CaptchaField input={register('captcha')} error={words('captcha')} turn={turn} onSolved={setProof} />
      ) : null}
      {side === 'player' ? (
        <div className="flex items-center justify-between gap-3">
          <Checkbox {...register('remember')}>{t('account.remember')}</Checkbox>
          {forgot}
        </div>
      ) : null}
      {/* Without its script the form would be sent by the browser itself, so it waits; and never by an address. */}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.login')}
      </Button>
      <BotProgress part={progress} />
    </form>
  );
}
