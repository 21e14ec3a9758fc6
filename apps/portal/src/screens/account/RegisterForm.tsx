import { CallError } from '@baize/client';
import { register as registerOperation, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { Icon } from '@baize/ui/Icon';
import { PasswordInput } from '@baize/ui/PasswordInput';
import { TextInput } from '@baize/ui/TextInput';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { fieldOfRefusal, registration, type Registration } from './registration.ts';
import { passwordRules } from './passwordRules.ts';
import { referralCode } from './referralCode.ts';
import { RuleTicks } from './RuleTicks.tsx';
import { usernameRules } from './usernameRules.ts';

interface RegisterFormProps {
  onSession: (session: OutputOf<typeof registerOperation>) => Promise<void>;
  aside: ReactNode;
}

/**
 * Opens an account. Requirements are listed before typing and ticked live; refusals stand at the field they concern.
 * Leaving a field marks faults in place and moves nothing, since a line that appears under the pointer eats the click.
 * There are no default values, so that what was typed before the page had its script is kept.
 */
export function RegisterForm({ onSession, aside }: RegisterFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const [refusal, setRefusal] = useState<string>();
  const [invitation, setInvitation] = useState<string>();
  const usernameRulesId = useId();
  const passwordRulesId = useId();
  const confirmationRulesId = useId();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting, touchedFields },
  } = useForm<Registration>({
    resolver: zodResolver(registration),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const [username = '', password = '', confirmation = ''] = useWatch({
    control,
    name: ['username', 'password', 'confirmPassword'],
  });
  const nameKeeps = usernameRules(username);
  const passwordKeeps = passwordRules(password, username);
  const ticks = { kept: t('account.ruleKept'), open: t('account.ruleOpen') };
  const passwordLabels = {
    show: t('account.showPassword'),
    hide: t('account.hidePassword'),
    capsLock: t('account.capsLock'),
  };
  /* The page may have been rendered on the server, where there is no session to remember a code in. */
  useEffect(() => setInvitation(referralCode.remember(location.search, sessionStorage)), []);
  const words = (field: keyof Registration) => {
    const code = errors[field]?.message;
    /* The rules themselves stand below the field, so these two only name the fault. */
    if (code === 'username_invalid') return t('account.fault.username');
    if (code === 'password_invalid') return t('account.fault.password');
    return code ? errorText(code) : undefined;
  };

  const submit = handleSubmit(async (form) => {
    setRefusal(undefined);
    try {
      const session = await call(registerOperation, {
        ...form,
        login: true,
        registerMethod: 'WEB',
        registerUrl: `${location.origin}${location.pathname}`,
        domain: location.hostname,
        referralCode: invitation,
      });
      referralCode.forget(sessionStorage);
      await onSession(session);
    } catch (error) {
      const field = error instanceof CallError ? fieldOfRefusal[error.code] : undefined;
      if (field && error instanceof CallError) setError(field, { message: error.code }, { shouldFocus: true });
      else setRefusal(errorText(error));
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Field label={t('account.username')} error={words('username')} isRequired>
          {(input) => (
            <TextInput
              {...input}
              {...register('username')}
              aria-describedby={[input['aria-describedby'], usernameRulesId].filter(Boolean).join(' ')}
              icon="user"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={32}
            />
          )}
        </Field>
        <RuleTicks
          id={usernameRulesId}
          labels={ticks}
          isJudged={touchedFields.username === true && username !== ''}
          rules={[
            { id: 'length', text: t('account.rule.nameLength', { min: 4, max: 16 }), isKept: nameKeeps.length },
            { id: 'first', text: t('account.rule.letterFirst'), isKept: nameKeeps.letterFirst },
            { id: 'plain', text: t('account.rule.lettersAndDigits'), isKept: nameKeeps.lettersAndDigits },
          ]}
        />
      </div>
      <div className="flex flex-col gap-2">
        <Field label={t('account.password')} error={words('password')} isRequired>
          {(input) => (
            <PasswordInput
              {...input}
              {...register('password')}
              aria-describedby={[input['aria-describedby'], passwordRulesId].filter(Boolean).join(' ')}
              icon="lock"
              autoComplete="new-password"
              maxLength={128}
              labels={passwordLabels}
            />
          )}
        </Field>
        <RuleTicks
          id={passwordRulesId}
          labels={ticks}
          isJudged={touchedFields.password === true && password !== ''}
          rules={[
            { id: 'length', text: t('account.rule.passwordLength', { min: 8, max: 64 }), isKept: passwordKeeps.length },
            { id: 'name', text: t('account.rule.notName'), isKept: passwordKeeps.notName },
          ]}
        />
      </div>
      <div className="flex flex-col gap-2">
        <Field label={t('account.confirmPassword')} error={words('confirmPassword')} isRequired>
          {(input) => (
            <PasswordInput
              {...input}
              {...register('confirmPassword')}
              aria-describedby={[input['aria-describedby'], confirmationRulesId].filter(Boolean).join(' ')}
              icon="lock"
              autoComplete="new-password"
              maxLength={128}
              labels={passwordLabels}
            />
          )}
        </Field>
        <RuleTicks
          id={confirmationRulesId}
          labels={ticks}
          isJudged={touchedFields.confirmPassword === true && confirmation !== ''}
          rules={[
            {
              id: 'same',
              text: t('account.rule.same'),
              isKept: confirmation !== '' && confirmation === password,
            },
          ]}
        />
      </div>
      {invitation ? (
        <p className="flex flex-wrap items-center gap-2 text-dense text-text-2">
          {t('account.invitation')}
          <span className="inline-flex h-7 items-center gap-1.5 rounded-pill bg-felt-tint px-3 text-label text-felt-text">
            <Icon name="lock" size={14} />
            {invitation}
          </span>
        </p>
      ) : null}
      <div className="flex flex-col gap-0.5">
        <Tick error={words('isAdult')}>
          {(input) => (
            <Checkbox {...input} {...register('isAdult')}>
              {t('account.adult')}
            </Checkbox>
          )}
        </Tick>
        <Tick error={words('hasAcceptedTerms')}>
          {(input) => (
            <Checkbox {...input} {...register('hasAcceptedTerms')}>
              {t('account.terms')}
            </Checkbox>
          )}
        </Tick>
      </div>
      {refusal ? (
        <Callout tone="danger" isLive>
          {refusal}
        </Callout>
      ) : null}
      {/* Without its script the form would be sent by the browser itself, so it waits; and never by an address. */}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.createAccount')}
      </Button>
      <div className="text-center text-body text-text-2">{aside}</div>
    </form>
  );
}

interface TickProps {
  error: string | undefined;
  children: (control: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode;
}

/** A box to tick with its refusal below. */
function Tick({ error, children }: TickProps) {
  const id = useId();
  return (
    <div>
      {children({ 'aria-describedby': error ? id : undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={id} className="mb-1 ml-7.5 text-dense text-cinnabar-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
