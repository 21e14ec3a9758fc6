import type { RegisterFieldName } from '@baize/contract';
import { fieldFault, type WholeMatch } from '@baize/contract/identity/patterns';
import { isMobile } from './isMobile.ts';
import { textFault } from './textFault.ts';
import type { RegisterRules } from './useRegisterRules.ts';

export type RegisterWay = 'username' | 'mobile';

export type RegisterValues = Record<RegisterFieldName, string> & { isAdult: boolean; hasAcceptedTerms: boolean };

/** Texts that are asked for in one way in both forms, in the order they stand in. */
export const plainFields = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegisterFieldName[];

/** What the form knows of the brand: its rules, and which of its modules are on. */
export type RegisterSetting = { way: RegisterWay; rules: RegisterRules; modules: readonly string[]; hasProof: boolean };

/** Which fields a registration has. A field that is not enabled is neither shown nor required. */
export function registerFields({ way, rules, modules }: Omit<RegisterSetting, 'hasProof'>): RegisterFieldName[] {
  const hasPassword = way === 'username' || modules.includes('MOBILENUMPASSREG3');
  const hasMobile = way === 'mobile' || rules.mobileNum.enabled;
  const shown: [RegisterFieldName, boolean][] = [
    ['mobileNum', way === 'mobile'],
    ['verificationCode', way === 'mobile' && modules.includes('REGMOBVERF3')],
    ['username', way === 'username'],
    ['password', hasPassword],
    ['confirmPassword', hasPassword && rules.confirmPassword.enabled],
    ['mobileNum', way === 'username' && hasMobile],
    ['verificationCode', way === 'username' && hasMobile && modules.includes('REGMOBVERF3')],
    ...plainFields.map((name): [RegisterFieldName, boolean] => [name, rules[name].enabled]),
    ['captcha', rules.captcha.enabled],
  ];
  return shown.filter(([, isShown]) => isShown).map(([name]) => name);
}

/** The rule of a field in this form: what an account cannot be without is asked for whatever the brand says. */
export function ruleOf(name: RegisterFieldName, { way, rules }: Pick<RegisterSetting, 'way' | 'rules'>) {
  const isNeeded = way === 'username' ? name === 'username' : name === 'mobileNum';
  return isNeeded || name === 'password' ? { ...rules[name], enabled: true, required: true } : rules[name];
}

/** The name of what is wrong with each field, in the order of the form; the server asks the same again. */
export function registerFaults(
  values: Partial<RegisterValues>,
  setting: RegisterSetting,
  match: WholeMatch,
): Record<string, string | undefined> {
  const faults: Record<string, string | undefined> = {};
  const mobile = (values.mobileNum ?? '').trim();
  for (const name of registerFields(setting)) {
    const rule = ruleOf(name, setting);
    const typed = values[name] ?? '';
    if (name === 'confirmPassword') {
      faults[name] = typed === '' || typed !== values.password ? 'confirmation_incorrect' : undefined;
    } else if (name === 'mobileNum') faults[name] = mobileFault(mobile, rule.required);
    else if (name === 'verificationCode') {
      const isAsked = setting.way === 'mobile' || mobile !== '';
      const isEmpty = typed.trim() === '';
      faults[name] = isAsked && isEmpty ? 'field_required' : typed.length > 255 ? 'code_incorrect' : undefined;
    } else if (name === 'captcha') {
      const fault = fieldFault(name, rule, typed.trim(), match);
      faults[name] = setting.hasProof ? undefined : fault?.code;
    } else {
      const isSecret = name === 'password' || name === 'paymentPassword';
      faults[name] = textFault(name, rule, isSecret ? typed : typed.trim(), match);
    }
  }
  const { password = '', paymentPassword = '', username = '' } = values;
  if (paymentPassword !== '' && paymentPassword === password) faults['paymentPassword'] ??= 'payment_password_same';
  if (password !== '' && password.toLowerCase() === username.trim().toLowerCase()) {
    faults['password'] ??= 'password_invalid';
  }
  faults['isAdult'] = values.isAdult === true ? undefined : 'age_required';
  faults['hasAcceptedTerms'] = values.hasAcceptedTerms === true ? undefined : 'terms_required';
  return faults;
}

function mobileFault(typed: string, isRequired: boolean): string | undefined {
  if (typed === '') return isRequired ? 'field_required' : undefined;
  return isMobile(typed) ? undefined : 'mobile_invalid';
}
