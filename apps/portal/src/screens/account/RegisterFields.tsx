import { CallError } from '@baize/client/CallError';
import type { OutputOf, register as registerOperation } from '@baize/contract';
import { checkAffiliate } from '@baize/contract/identity/checkAffiliate';
import { register as registerAccount } from '@baize/contract/identity/register';
import { registerMobile } from '@baize/contract/identity/registerMobile';
import { sendRegisterCode } from '@baize/contract/identity/sendRegisterCode';
import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { words as pageWords } from '../../i18n/words.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { alertFirstFault } from './alertFirstFault.ts';
import { BotProgress } from './BotProgress.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { Consents } from './Consents.tsx';
import type { Country } from './Country.ts';
import { faultsOf } from './faultsOf.ts';
import { isMobile } from './isMobile.ts';
import { needsCaptcha } from './loginByPassword.ts';
import { MobileField } from './MobileField.tsx';
import { referralCode } from './referralCode.ts';
import { RegisterField } from './RegisterField.tsx';
import { registerFaults, registerFields, ruleOf, type RegisterValues, type RegisterWay } from './registerFields.ts';
import { registerPayload } from './registerPayload.ts';
import { solveBotCheck } from '../../components/solveBotCheck.ts';
import { useCountries } from './useCountries.ts';
import { usePhoneService } from './usePhoneService.ts';
import { useRegisterRules } from './useRegisterRules.ts';
import { useRuleWords } from './useRuleWords.ts';
import { useWholeMatch } from './useWholeMatch.ts';

interface RegisterFieldsProps {
  way: RegisterWay;
  onRegistered: (answer: OutputOf<typeof registerOperation>, password: string | undefined) => Promise<void>;
}

/**
 * The fields that the brand asks for, with its rules. There are no default values, so that what was typed before the page
 * had its script is kept.
 */
export function RegisterFields({ way, onRegistered }: RegisterFieldsProps) {
  const t = useT();
  const words = useRuleWords();
  const isHydrated = useIsHydrated();
  const { modules } = useBrand();
  const { isOn: isByService, place, ...service } = usePhoneService();
  const known = useRegisterRules();
  /* The server asks for a captcha after a few answers, whatever the brand's rules say. */
  const [isCaptchaAsked, setIsCaptchaAsked] = useState(false);
  const rules = isCaptchaAsked ? { ...known, captcha: { ...known.captcha, enabled: true, required: true } } : known;
  const match = useWholeMatch(rules);
  const { countries, first } = useCountries();
  const [chosen, setChosen] = useState<Country>();
  const [invitation, setInvitation] = useState<string>();
  const [turn, setTurn] = useState(0);
  const [proof, setProof] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const country = chosen ?? first;
  const dialing = country?.countryDialingCode ?? '';
  const setting = { way, rules, modules, hasProof: proof !== undefined };
  const {
    register,
    control,
    handleSubmit,
    setValue,
    getValues,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<RegisterValues>({ resolver: (values) => faultsOf(values, registerFaults(values, setting, match)) });
  const [mobileNum = '', username = ''] = useWatch({ control, name: ['mobileNum', 'username'] });
  /* What was typed before the page had its script stands in the fields, and whoever watches them has not heard of it. */
  useEffect(() => {
    for (const name of ['mobileNum', 'username'] as const) {
      const typed = getValues(name) ?? '';
      if (typed === '') continue;
      /* The same value again would be kept from them. */
      setValue(name, '');
      setValue(name, typed);
    }
  }, [getValues, setValue]);
  /* The page may have been rendered on the server, where there is no session to remember a code in. */
  useEffect(() => setInvitation(referralCode.remember(location.search, sessionStorage)), []);

  const wordsOf = (name: keyof RegisterValues): string | undefined => {
    const code = errors[name]?.message;
    return code ? words.fault(code, name === 'password' ? rules.password : undefined) : undefined;
  };

  async function send(): Promise<number | undefined> {
    const number = mobileNum.trim();
    if (isByService) {
      await service.send(dialing, number);
      return undefined;
    }
    const to = { mobileNo: number, countryDialingCode: dialing, botCheck: await solveBotCheck('sms') };
    const answer = await call(
      sendRegisterCode,
      way === 'mobile'
        ? { registerType: 'mobile', ...to }
        : { registerType: 'username', username: username.trim(), ...to },
    );
    return answer.expiredMinutes;
  }

  function refuse(fault: unknown): void {
    if (!(fault instanceof CallError)) {
      service.show(fault, () => setFocus('verificationCode'));
      return;
    }
    const { field } = (fault.value ?? {}) as { field?: keyof RegisterValues | 'referralCode' };
    /* A link that leads to nobody any more is said once, and keeps nobody out. */
    if (field === 'referralCode') {
      referralCode.forget(sessionStorage);
      setInvitation(undefined);
    }
    showAlert({
      fault,
      onClose: field !== undefined && field !== 'referralCode' && field in errors ? () => setFocus(field) : undefined,
    });
  }

  const submit = handleSubmit(
    async (values) => {
      try {
        const affiliate = rules.affiliateCode.enabled ? (values.affiliateCode ?? '').trim() : '';
        if (affiliate !== '') await call(checkAffiliate, { code: affiliate, domain: location.hostname.toLowerCase() });
        const botCheck = await solveBotCheck('register', setProgress);
        setProgress(undefined);
        const code = (values.verificationCode ?? '').trim();
        const firebaseIdToken = isByService && code !== '' ? await service.confirm(code) : undefined;
        const payload = registerPayload({
          values,
          setting,
          countryDialingCode: dialing,
          captchaProof: proof,
          referralCode: invitation,
          firebaseIdToken,
          botCheck,
          language: pageWords().language(),
          page: new URL(location.href),
        });
        const answer =
          way === 'mobile'
            ? await call(registerMobile, {
                ...payload,
                mobileNum: payload.mobileNum ?? '',
                countryDialingCode: dialing,
              })
            : await call(registerAccount, { ...payload, username: payload.username ?? '' });
        referralCode.forget(sessionStorage);
        await onRegistered(answer, payload.password);
      } catch (fault) {
        setProgress(undefined);
        if (needsCaptcha(fault)) setIsCaptchaAsked(true);
        if (rules.captcha.enabled) {
          setTurn((last) => last + 1);
          setValue('captcha', '');
        }
        refuse(fault);
      }
    },
    (faults) =>
      alertFirstFault(faults, (code, name) => words.fault(code, name === 'password' ? rules.password : undefined)),
  );

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {registerFields(setting).map((name) => {
        const rule = ruleOf(name, setting);
        const part = { input: register(name), error: wordsOf(name) };
        switch (name) {
          case 'mobileNum':
            return (
              <MobileField
                key={name}
                {...part}
                countries={countries}
                country={country}
                onCountry={setChosen}
                isRequired={rule.required}
              />
            );
          case 'verificationCode':
            return (
              <CodeField
                key={name}
                {...part}
                purpose="register"
                recipient={`${dialing}${mobileNum.trim()}`}
                fault={isMobile(mobileNum) ? undefined : 'mobile_needed'}
                isReady={dialing !== ''}
                wordsOf={service.wordsOf}
                onSend={send}
              />
            );
          case 'captcha':
            return <CaptchaField key={name} {...part} turn={turn} onSolved={setProof} />;
          default:
            return (
              <RegisterField
                key={name}
                name={name}
                {...part}
                isRequired={rule.required}
                hint={name === 'confirmPassword' ? undefined : words.hint(rule)}
              />
            );
        }
      })}
      {/* The identity service puts its own check here when it needs one. */}
      <div ref={place} />
      {invitation ? (
        <p className="flex flex-wrap items-center gap-2 text-dense text-text-2">
          {t('account.invitation')}
          <span className="inline-flex h-7 items-center gap-1.5 rounded-pill bg-felt-tint px-3 text-label text-felt-text">
            <Icon name="lock" size={14} />
            {invitation}
          </span>
        </p>
      ) : null}
      <Consents
        adult={{ input: register('isAdult'), error: wordsOf('isAdult') }}
        terms={{ input: register('hasAcceptedTerms'), error: wordsOf('hasAcceptedTerms') }}
      />
      {/* Without its script the form would be sent by the browser itself, so it waits; and never by an address. */}
      <Button type="submit" tone="felt" size="l" isBlock isLoading={isSubmitting} disabled={!isHydrated}>
        {t('account.createAccount')}
      </Button>
      <BotProgress part={progress} />
    </form>
  );
}
