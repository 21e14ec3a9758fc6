import type { WordKey } from '../../i18n/WordKey.ts';

type Fault = {
  key: WordKey & `error.phone.${string}`;
  /** What can only be put right by customer service. */
  hasService: boolean;
  /** The code is at fault, so that is where to go on. */
  isAboutCode: boolean;
};

const keys: Readonly<Record<string, Fault['key']>> = {
  'auth/invalid-phone-number': 'error.phone.number',
  'auth/missing-phone-number': 'error.phone.numberMissing',
  'auth/too-many-requests': 'error.phone.tooMany',
  'auth/invalid-verification-code': 'error.phone.code',
  'auth/missing-verification-code': 'error.phone.codeMissing',
  'auth/captcha-check-failed': 'error.phone.captcha',
  'auth/invalid-app-credential': 'error.phone.captcha',
  'auth/quota-exceeded': 'error.phone.quota',
  'auth/operation-not-allowed': 'error.phone.disabled',
  'auth/code-expired': 'error.phone.expired',
  'auth/session-expired': 'error.phone.expired',
  'auth/popup-closed-by-user': 'error.phone.closed',
  'auth/cancelled-popup-request': 'error.phone.closed',
  'auth/user-cancelled': 'error.phone.closed',
  'auth/network-request-failed': 'error.phone.unknown',
};

/** What to say about an error of the identity service: each has a text of its own, all others have one together. */
export function phoneAuthFault(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const key = keys[code] ?? 'error.phone.unknown';
  return {
    key,
    hasService: key === 'error.phone.quota' || key === 'error.phone.disabled',
    isAboutCode: key === 'error.phone.code' || key === 'error.phone.codeMissing' || key === 'error.phone.expired',
  };
}
