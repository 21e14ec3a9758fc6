import { login, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { TextInput } from '@baize/ui/TextInput';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';

const credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  password: z.string().check(
    z.refine((typed) => typed.trim() !== ''),
    z.maxLength(128),
  ),
});

interface LoginFormProps {
  /** Opens the session; the form stays busy until it has. */
  onSession: (session: OutputOf<typeof login>) => Promise<void>;
  /** Under the button: the way to registration. */
  aside: ReactNode;
}

/**
 * User name and password. Refusals stand above the button, and the focus stays where the visitor left it. There are no
 * default values, so that what was typed before the page had its script is kept.
 */
export function LoginForm({ onSession, aside }: LoginFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const [refusal, setRefusal] = useState<{ text: string }>();
  const focused = useRef<Element | null>(null);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(credentials) });

  /* The busy button is disabled for a moment and so loses the focus; it gets it back with the refusal. */
  useEffect(() => {
    if (refusal && !isSubmitting && focused.current instanceof HTMLElement) focused.current.focus();
  }, [refusal, isSubmitting]);

  const submit = handleSubmit(async ({ username, password }) => {
    setRefusal(undefined);
    try {
      await onSession(await call(login, { type: 'username', username, password }));
    } catch (error) {
      setRefusal({ text: errorText(error) });
    }
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        focused.current = document.activeElement;
        void submit(event);
      }}
      className="flex flex-col gap-4"
    >
      <Field
        label={t('account.username')}
        error={errors.username ? t('account.usernameMissing') : undefined}
        isRequired
      >
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
        error={errors.password ? t('account.passwordMissing') : undefined}
        isRequired
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
      {refusal ? (
        <Callout tone="danger" isLive>
          {refusal.text}
        </Callout>
      ) : null}
      {/* Without its script the form would be sent by the browser itself, so it waits; and never by an address. */}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.login')}
      </Button>
      <div className="text-center text-body text-text-2">{aside}</div>
    </form>
  );
}
