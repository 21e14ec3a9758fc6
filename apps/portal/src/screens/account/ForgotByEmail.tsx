import { recoverByEmail } from '@baize/contract/identity/recoverByEmail';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { BotProgress } from './BotProgress.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { faultsOf } from './faultsOf.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';
import { textFault } from './textFault.ts';
import { useRegisterRules } from './useRegisterRules.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useWholeMatch } from './useWholeMatch.ts';

type Values = { username: string; email: string; captcha: string };

/** Asks for a link to be mailed. `onSent` closes what the form stands in. */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const words = useRuleWords();
  const rules = useRegisterRules();
  const asked = { enabled: true, required: true };
  const username = { ...rules.username, ...asked };
  /* A link can only be mailed to an address, whatever a brand takes at registration. */
  const email = { ...rules.email, ...asked, patternId: 4 };
  const match = useWholeMatch({ username, email });
  const [turn, setTurn] = useState(0);
  const [proof, setProof] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const {
    register,
    handleSubmit,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { username: '', email: '', captcha: '' },
    resolver: (values) =>
      faultsOf(values, {
        username: textFault('username', username, values.username.trim(), match),
        email: textFault('email', email, values.email.trim(), match),
        captcha: proof === undefined && values.captcha.trim() === '' ? 'field_required' : undefined,
      }),
  });
  const wordsOf = (field: keyof Values) =>
    errors[field]?.message ? words.fault(errors[field].message, undefined) : undefined;

  const submit = handleSubmit(
    async (values) => {
      try {
        const botCheck = await solveBotCheck('recovery', setProgress);
        setProgress(undefined);
        await call(recoverByEmail, {
          username: values.username.trim(),
          email: values.email.trim(),
          captcha: proof ?? values.captcha.trim(),
          botCheck,
        });
        onSent();
        showAlert({ fault: 'in_been_out', isGood: true });
      } catch (fault) {
        setProgress(undefined);
        setValue('captcha', '');
        setTurn((last) => last + 1);
        showAlert({ fault });
      }
    },
    (faults) => alertFirstFault(faults, (code) => words.fault(code, undefined)),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('account.forgot.emailText')}</p>
      <Field label={t('account.username')} error={wordsOf('username')} isRequired>
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
      <Field label={t('account.field.email')} error={wordsOf('email')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            icon="mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={255}
          />
        )}
      </Field>
      <CaptchaField input={register('captcha')} error={wordsOf('captcha')} turn={turn} onSolved={setProof} />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.forgot.send')}
      </Button>
      <BotProgress part={progress} />
    </form>
  );
}
