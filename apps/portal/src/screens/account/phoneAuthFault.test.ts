import { expect, test } from 'vitest';
import en from '../../../../../languages/en/portal/error.json';
import zh from '../../../../../languages/zh/portal/error.json';
import { phoneAuthFault } from './phoneAuthFault.ts';

const of = (code: string) => phoneAuthFault(Object.assign(new Error('from the service'), { code }));
const textOf = (code: string): string => en[of(code).key.replace('error.', '') as keyof typeof en];

test.each([
  ['[ERR-08]', 'auth/invalid-phone-number', /invalid format/],
  ['[ERR-09]', 'auth/missing-phone-number', /enter your phone number/],
  ['[ERR-10]', 'auth/too-many-requests', /after 5 minutes/],
  ['[ERR-11]', 'auth/something-new', /unknown error/],
  ['[ERR-12]', 'auth/invalid-verification-code', /not valid/],
  ['[ERR-13]', 'auth/missing-verification-code', /enter the verification code/],
  ['[ERR-14]', 'auth/captcha-check-failed', /captcha check failed/],
  ['[ERR-15]', 'auth/quota-exceeded', /quota.*customer service/],
  ['[ERR-16]', 'auth/operation-not-allowed', /not enabled.*customer service/],
  ['[ERR-17]', 'auth/code-expired', /expired.*new one/],
  ['[ERR-18]', 'auth/popup-closed-by-user', /Login failed/],
])('%s %s has words of its own', (_id, code, words) => {
  expect(textOf(code)).toMatch(words);
});

test('[ERR-08] [ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [ERR-14] [ERR-15] [ERR-16] [ERR-17] [ERR-18] no two errors share their words, in any language', () => {
  for (const words of [en, zh]) {
    const texts = Object.entries(words).filter(([key]) => key.startsWith('phone.'));
    expect(texts).toHaveLength(11);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(11);
  }
});

test('quota and function errors offer customer service, code errors lead back to the code', () => {
  expect(of('auth/quota-exceeded').hasService).toBe(true);
  expect(of('auth/operation-not-allowed').hasService).toBe(true);
  expect(of('auth/code-expired')).toMatchObject({ hasService: false, isAboutCode: true });
  expect(phoneAuthFault('nothing at all').key).toBe('error.phone.unknown');
});
