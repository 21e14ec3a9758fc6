import { recoverByPhone } from '@baize/contract/identity/recoverByPhone';
import { sendRecoveryCode } from '@baize/contract/identity/sendRecoveryCode';
import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { openLogin } from '../../layer.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { BotProgress } from './BotProgress.tsx';
import { CodeField } from './CodeField.tsx';
import type { Country } from './Country.ts';
import { faultsOf } from './faultsOf.ts';
import { isMobile } from './isMobile.ts';
import { loginByPassword, needsCaptcha, verificationOf } from './loginByPassword.ts';
import { MobileField } from './MobileField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { solveBotCheck } from '../../components/solveBotCheck.ts';
import { textFault } from './textFault.ts';
import { useArrive } from './useArrive.ts';
import { useCountries } from './useCountries.ts';
import { usePhoneService } from './usePhoneService.ts';
import { useRegisterRules } from './useRegisterRules.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useWholeMatch } from './useWholeMatch.ts';

type Values = { mobileNum: string; code: string; newPassword: string };

/** Sets a new password by a code that is sent to the account's number, and logs in with it at once. */
export function ForgotByMobile({ leave }: { leave: () => void }) {
  const t = useT();
  const words = useRuleWords();
  const rule = { ...useRegisterRules().password, enabled: true, required: true };
  const match = useWholeMatch({ rule });
  const { isOn: isByService, place, ...service } = usePhoneService();
  const { countries, first } = useCountries();
  const [chosen, setChosen] = useState<Country>();
  const [progress, setProgress] = useState<number>();
  const dialing = (chosen ?? first)?.countryDialingCode ?? '';
  const arrive = useArrive({ home: '/', leave });
  const {
    register,
    control,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { mobileNum: '', code: '', newPassword: '' },
    resolver: (values) =>
      faultsOf(values, {
        mobileNum:
          values.mobileNum.trim() === '' ? 'field_required' : isMobile(values.mobileNum) ? undefined : 'mobile_invalid',
        code: values.code.trim() === '' ? 'field_required' : undefined,
        newPassword: textFault('password', rule, values.newPassword, match),
      }),
  });
  const mobileNum = useWatch({ control, name: 'mobileNum' }).trim();
  const wordsOf = (field: keyof Values) =>
    errors[field]?.message ? words.fault(errors[field].message, rule) : undefined;

  /** The account is known from here on; whatever the login still asks for is asked in its popup. */
  async function logIn(username: string, password: string): Promise<void> {
    try {
      const session = await loginByPassword({
        username,
        password,
        captcha: undefined,
        side: 'player',
        remember: false,
        onProgress: setProgress,
      });
      await arrive(session, password);
    } catch (fault) {
      const verification = verificationOf(fault);
      leave();
      openLogin(undefined, {
        username,
        password,
        ...(verification === undefined ? { needsCaptcha: needsCaptcha(fault) } : { verification }),
      });
      if (verification === undefined) showAlert({ fault });
    } finally {
      setProgress(undefined);
    }
  }

  const submit = handleSubmit(
    async (values) => {
      try {
        const code = values.code.trim();
        const { account } = await call(recoverByPhone, {
          mobileNum,
          countryDialingCode: dialing,
          ...(isByService ? { firebaseIdToken: await service.confirm(code) } : { verificationCode: code }),
          newPassword: values.newPassword,
        });
        await logIn(account, values.newPassword);
      } catch (fault) {
        service.show(fault, () => setFocus('code'));
      }
    },
    (faults) => alertFirstFault(faults, (code) => words.fault(code, rule)),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <MobileField
        countries={countries}
        country={chosen ?? first}
        onCountry={setChosen}
        input={register('mobileNum')}
        error={wordsOf('mobileNum')}
      />
      <CodeField
        purpose="recovery"
        recipient={`${dialing}${mobileNum}`}
        input={register('code')}
        error={wordsOf('code')}
        fault={isMobile(mobileNum) ? undefined : 'mobile_needed'}
        isReady={dialing !== ''}
        wordsOf={service.wordsOf}
        onSend={async () => {
          if (isByService) {
            await service.send(dialing, mobileNum);
            return undefined;
          }
          const botCheck = await solveBotCheck('sms');
          return (await call(sendRecoveryCode, { mobileNum, countryDialingCode: dialing, botCheck })).expiredMinutes;
        }}
      />
      <div ref={place} />
      <NewPasswordFields
        hint={words.hint(rule)}
        password={{ input: register('newPassword'), error: wordsOf('newPassword') }}
      />
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting}>
        {t('account.forgot.setAndLogin')}
      </Button>
      <BotProgress part={progress} />
    </form>
  );
}
