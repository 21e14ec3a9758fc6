import { CallError } from '@baize/client/CallError';
import { login } from '@baize/contract/identity/login';
import { sendLoginCode } from '@baize/contract/identity/sendLoginCode';
import { Button } from '@baize/ui/Button';
import { Checkbox } from '@baize/ui/Checkbox';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { words as pageWords } from '../../i18n/words.ts';
import { useT } from '../../i18n/useT.ts';
import type { Verification } from '../../layer.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { CodeField } from './CodeField.tsx';
import type { Country } from './Country.ts';
import { faultsOf } from './faultsOf.ts';
import { isMobile } from './isMobile.ts';
import { MobileField } from './MobileField.tsx';
import { rememberLogin } from './rememberLogin.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';
import { verificationOf } from './loginByPassword.ts';
import { useCountries } from './useCountries.ts';
import { usePhoneService } from './usePhoneService.ts';
import type { Opened } from './Opened.ts';

/** Only a sign-in that opens an account takes consents, and a number alone never does. */
const noConsents = { isAdult: false, hasAcceptedTerms: false };

type Values = { mobileNum: string; code: string; remember: boolean };

interface SmsLoginProps {
  side: 'player' | 'agent';
  onSession: (session: Opened) => Promise<void>;
  onVerification: (verification: Verification) => void;
}

/** A mobile number and the code that is sent to it. Asking for the code is checked for bots, the login itself is not. */
export function SmsLogin({ side, onSession, onVerification }: SmsLoginProps) {
  const t = useT();
  const errorText = useErrorText();
  const { isOn: isByService, place, ...service } = usePhoneService();
  const { countries, first } = useCountries();
  const [chosen, setChosen] = useState<Country>();
  const [lastCode, setLastCode] = useState<string>();
  const country = chosen ?? countries.find(({ countryDialingCode }) => countryDialingCode === lastCode) ?? first;
  const {
    register,
    control,
    handleSubmit,
    setValue,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { mobileNum: '', code: '', remember: false },
    resolver: (values) =>
      faultsOf(values, {
        mobileNum:
          values.mobileNum.trim() === '' ? 'field_required' : isMobile(values.mobileNum) ? undefined : 'mobile_invalid',
        code: values.code.trim() === '' ? 'field_required' : undefined,
      }),
  });
  const mobileNum = useWatch({ control, name: 'mobileNum' }).trim();
  const dialing = country?.countryDialingCode ?? '';

  useEffect(() => {
    const { lastMobile, lastMobileCode } = rememberLogin.read();
    if (lastMobile === undefined) return;
    setValue('mobileNum', lastMobile);
    setValue('remember', true);
    setLastCode(lastMobileCode);
  }, [setValue]);

  const submit = handleSubmit(
    async (form) => {
      const from = document.activeElement;
      try {
        const where = { side, remember: form.remember, language: pageWords().language() };
        const [number, code] = [form.mobileNum.trim(), form.code.trim()];
        const opened = await call(
          login,
          isByService
            ? { type: 'firebase', ...where, ...noConsents, firebaseIdToken: await service.confirm(code) }
            : { type: 'sms', ...where, countryDialingCode: dialing, username: number, password: code },
        );
        if (form.remember) rememberLogin.mobile(number, { countryDialingCode: dialing });
        else rememberLogin.forgetMobile();
        await onSession(opened);
      } catch (fault) {
        const verification = verificationOf(fault);
        if (verification !== undefined) onVerification(verification);
        else if (!(fault instanceof CallError)) service.show(fault, () => setFocus('code'));
        else showAlert({ fault, focus: from instanceof HTMLElement ? from : undefined });
      }
    },
    (faults) => alertFirstFault(faults, errorText),
  );
  const words = (field: keyof Values) => (errors[field]?.message ? errorText(errors[field].message) : undefined);

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <MobileField
        countries={countries}
        country={country}
        onCountry={setChosen}
        input={register('mobileNum')}
        error={words('mobileNum')}
      />
      <CodeField
        purpose="login"
        recipient={`${dialing}${mobileNum}`}
        input={register('code')}
        error={words('code')}
        fault={isMobile(mobileNum) ? undefined : 'mobile_needed'}
        isReady={dialing !== ''}
        wordsOf={service.wordsOf}
        onSend={async () => {
          if (isByService) {
            await service.send(dialing, mobileNum);
            return undefined;
          }
          const botCheck = await solveBotCheck('sms');
          return (await call(sendLoginCode, { mobileNum, countryDialingCode: dialing, botCheck })).expiredMinutes;
        }}
      />
      <div ref={place} />
      {side === 'player' ? <Checkbox {...register('remember')}>{t('account.rememberNumber')}</Checkbox> : null}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting}>
        {t('account.login')}
      </Button>
    </form>
  );
}
