import type { InputOf, RegisterFieldName, register, registerMobile, SiteSettings } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import { matchesWhole } from './matchesWhole.ts';
import { readTypedMobile } from './readTypedMobile.ts';
import { refuseField } from './refuseField.ts';
import { refusePassword } from './refusePassword.ts';
import { canonicalName } from './rules.ts';

export type RegistrationForm =
  | { way: 'username'; input: InputOf<typeof register> }
  | { way: 'mobile'; input: InputOf<typeof registerMobile> };

/** A validated registration: only fields that the brand requires, normalised. */
export type ReadRegistration = Readonly<{
  username: string;
  usernameKey: string;
  nickname: string;
  /** Undefined where the server generates one. */
  password: string | undefined;
  mobile: string | undefined;
  email: string | undefined;
  /** Whether the number has to be verified by a code. */
  needsPhoneProof: boolean;
  captcha: string | undefined;
  texts: Readonly<Partial<Record<RegisterFieldName, string>>>;
}>;

type Rules = SiteSettings['register'];

/** Plain data fields; the others are handled below. */
const plainFields = [
  'payeeName',
  'email',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const satisfies readonly RegisterFieldName[];

/**
 * Validates a whole form by the brand's rules and normalises it; throws the refusal of the first invalid field. Fields
 * that the brand does not require are dropped.
 */
export function readRegistration(
  brand: Pick<Brand, 'name' | 'code' | 'settings' | 'modules'>,
  form: RegistrationForm,
): ReadRegistration {
  const { input, way } = form;
  const rules: Rules = brand.settings.register;
  const demanded = (name: RegisterFieldName) => ({ ...rules[name], enabled: true, required: true });
  const check = (name: RegisterFieldName, rule: Rules[RegisterFieldName], text: string): void => {
    const fault = fieldFault(name, rule, text, matchesWhole);
    const { minLength, maxLength } = rule;
    if (fault) throw refuseField(fault.code, name, { reason: fault.reason, minLength, maxLength });
  };

  let username = '';
  if (way === 'username') {
    username = (input.username ?? '').trim();
    check('username', demanded('username'), username);
    // Whatever the brand allows, a name is ASCII and begins with a letter: no look-alikes, and never a number.
    if (!/^[A-Za-z]/.test(username) || canonicalName(username) === undefined) {
      throw refuseField('username_invalid', 'username');
    }
  }

  const mobileRule = way === 'mobile' ? demanded('mobileNum') : rules.mobileNum;
  const typedMobile = mobileRule.enabled ? (input.mobileNum ?? '').trim() : '';
  check('mobileNum', mobileRule, typedMobile.normalize('NFKC').replace(/^\+|[\p{Zs}\p{Pd}().]/gu, ''));
  const { countryDialingCode } = input;
  if (typedMobile !== '' && countryDialingCode === undefined) throw refuseField('field_required', 'countryDialingCode');
  const mobile =
    typedMobile === '' || countryDialingCode === undefined
      ? undefined
      : readTypedMobile(brand, { mobileNum: typedMobile, countryDialingCode });
  if (mobile !== undefined && way === 'mobile') username = mobile.slice(1);
  const usernameKey = canonicalName(username) ?? '';

  const hasPassword = way === 'username' || brand.modules.has('MOBILENUMPASSREG3');
  const password = hasPassword ? (input.password ?? '') : undefined;
  if (password !== undefined) {
    refusePassword({ brand, password, field: 'password', names: [usernameKey] });
    const isConfirmed = rules.confirmPassword.enabled || input.confirmPassword !== undefined;
    if (isConfirmed && input.confirmPassword !== password) {
      throw refuseField('confirmation_incorrect', 'confirmPassword');
    }
  }

  const texts: Partial<Record<RegisterFieldName, string>> = {};
  for (const name of plainFields) {
    if (!rules[name].enabled) continue;
    const typed = input[name] ?? '';
    const text = name === 'paymentPassword' ? typed : typed.trim();
    check(name, rules[name], text);
    if (text !== '') texts[name] = text;
  }
  if (texts.paymentPassword !== undefined && texts.paymentPassword === password) {
    throw refuseField('payment_password_same', 'paymentPassword');
  }
  const captcha = rules.captcha.enabled ? (input.captcha ?? '') : '';
  // The proof of work that replaces a captcha is longer than any captcha text.
  if (captcha.length <= rules.captcha.maxLength) check('captcha', rules.captcha, captcha);
  if (!input.isAdult) throw refuseField('age_required', 'isAdult');
  if (!input.hasAcceptedTerms) throw refuseField('terms_required', 'hasAcceptedTerms');
  return {
    username,
    usernameKey,
    nickname: way === 'mobile' ? `${username.slice(0, 3)}****${username.slice(-4)}` : username,
    password,
    mobile,
    email: texts.email?.toLowerCase(),
    needsPhoneProof: mobile !== undefined && brand.modules.has('REGMOBVERF3'),
    captcha: captcha === '' ? undefined : captcha,
    texts,
  };
}
