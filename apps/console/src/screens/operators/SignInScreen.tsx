import { signIn } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Logo } from '@baize/ui/Logo';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { Segmented } from '@baize/ui/Segmented';
import { TextInput } from '@baize/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { languages } from '@baize/contract/languages';
import { consoleLanguages } from '../../i18n/consoleLanguages.ts';
import { showLanguage } from '../../i18n/showLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openSession, useSession } from '../../session.ts';
import { brandLogo } from '../../components/brandLogo.ts';
import { useSite } from '../../useSite.ts';

type Form = { username: string; password: string; totp: string };

/** Name, password and one-time code. What was wrong is never said in part. */
export function SignInScreen() {
  const t = useT();
  const site = useSite();
  const language = useLanguage();
  const errorText = useErrorText();
  const { isExpired } = useSession();
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<Form>({
    defaultValues: { username: '', password: '', totp: '' },
  });
  const entering = useMutation({
    mutationFn: ({ username, password, totp }: Form) =>
      call(signIn, { username, password, totp: totp.replaceAll(/\s/g, '') }),
    onSuccess: ({ token }) => openSession(token),
    onError: () => {
      resetField('totp');
      setFocus('totp');
    },
  });
  const { errors } = formState;
  useEffect(() => {
    document.title = `${t('signIn.title')} · ${site.merchant}`;
  }, [t, site.merchant]);

  return (
    <main
      data-screen="operators.SignIn"
      className="mx-auto flex min-h-dvh w-full max-w-104 flex-col justify-center gap-6 px-4 py-10"
    >
      <div className="flex items-center justify-between gap-4">
        <Logo name={site.merchant} size={32} src={brandLogo} />
        <Segmented
          label={t('shell.language')}
          options={consoleLanguages.map((value) => ({
            value,
            label: <span lang={languages[value].html}>{languages[value].name}</span>,
          }))}
          value={language}
          onValueChange={(value) => void showLanguage(value)}
        />
      </div>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((form) => entering.mutate(form))(event)}
        className="flex flex-col gap-4 rounded-panel bg-bg-1 p-5 shadow-panel sm:p-6"
      >
        <div>
          <h1 className="text-h3 text-text-1">{t('signIn.title')}</h1>
          <p className="mt-1 text-body text-text-3">{t('signIn.hint')}</p>
        </div>
        {entering.isError ? (
          <Callout tone="danger" isLive>
            {errorText(entering.error)}
          </Callout>
        ) : isExpired ? (
          <Callout tone="info">{t('signIn.expired')}</Callout>
        ) : null}
        <Field label={t('signIn.username')} error={errors.username?.message} isRequired>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              {...register('username', { required: t('signIn.usernameNeeded') })}
            />
          )}
        </Field>
        <Field label={t('signIn.password')} error={errors.password?.message} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              maxLength={128}
              labels={{ show: t('signIn.show'), hide: t('signIn.hide'), capsLock: t('signIn.capsLock') }}
              {...register('password', { required: t('signIn.passwordNeeded') })}
            />
          )}
        </Field>
        <Field label={t('signIn.totp')} hint={t('signIn.totpHint')} error={errors.totp?.message} isRequired>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              inputClassName="font-mono tracking-[0.2em]"
              {...register('totp', {
                required: t('signIn.totpNeeded'),
                validate: (typed) => /^\d{6}$/.test(typed.replaceAll(/\s/g, '')) || t('signIn.totpNeeded'),
              })}
            />
          )}
        </Field>
        <Button type="submit" tone="felt" size="l" isBlock isLoading={entering.isPending}>
          {t('signIn.submit')}
        </Button>
      </form>
      <p className="text-cap text-text-3">{t('signIn.recorded')}</p>
    </main>
  );
}
