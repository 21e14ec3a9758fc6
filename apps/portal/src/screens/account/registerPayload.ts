import type { Language } from '@baize/contract/languages';
import type { InputOf, register as registerOperation } from '@baize/contract';
import { registerFields, type RegisterSetting, type RegisterValues } from './registerFields.ts';

type Payload = Omit<InputOf<typeof registerOperation>, 'username'> & { username?: string | undefined };

type Around = {
  values: Partial<RegisterValues>;
  setting: RegisterSetting;
  countryDialingCode: string | undefined;
  /** The proof of work that stands in for the captcha's text. */
  captchaProof: string | undefined;
  referralCode: string | undefined;
  firebaseIdToken: string | undefined;
  botCheck: string;
  language: Language;
  /** The page that is registered from. */
  page: URL;
};

/** What an address must not tell anybody. */
const SECRETS = /^(token|password|code)$/i;

/**
 * What a registration sends. Only fields that are shown and filled in travel; a registration by mobile has the number as
 * its user name; the address of the page goes along without anything secret in it, and its host without a port.
 */
export function registerPayload({ values, setting, page, ...around }: Around): Payload {
  const texts: Record<string, string> = {};
  for (const name of registerFields(setting)) {
    const typed = values[name] ?? '';
    const isSecret = name === 'password' || name === 'confirmPassword' || name === 'paymentPassword';
    const text = isSecret ? typed : typed.trim();
    if (text !== '') texts[name] = text;
  }
  if (setting.way === 'mobile') texts['username'] = texts['mobileNum'] ?? '';
  if (around.captchaProof !== undefined) texts['captcha'] = around.captchaProof;
  if (around.firebaseIdToken !== undefined) delete texts['verificationCode'];
  const address = new URL(page);
  for (const name of [...address.searchParams.keys()]) if (SECRETS.test(name)) address.searchParams.delete(name);
  return {
    ...texts,
    ...(texts['mobileNum'] === undefined ? {} : { countryDialingCode: around.countryDialingCode }),
    ...(around.firebaseIdToken === undefined
      ? {}
      : { firebaseChannel: 'sms' as const, firebaseIdToken: around.firebaseIdToken }),
    referralCode: around.referralCode,
    isAdult: values.isAdult === true,
    hasAcceptedTerms: values.hasAcceptedTerms === true,
    login: true,
    registerMethod: 'WEB',
    registerUrl: address.href.slice(0, 512),
    domain: page.hostname.toLowerCase(),
    language: around.language,
    botCheck: around.botCheck,
  };
}
