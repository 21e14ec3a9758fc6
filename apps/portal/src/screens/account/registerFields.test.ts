import { registerFieldNames, type RegisterFieldName } from '@baize/contract';
import { expect, test } from 'vitest';
import { registerFaults, registerFields, type RegisterSetting, type RegisterValues } from './registerFields.ts';
import { registerPayload } from './registerPayload.ts';
import type { RegisterRules } from './useRegisterRules.ts';

type Rule = RegisterRules[RegisterFieldName];

const off: Rule = { enabled: false, required: false, minLength: 0, maxLength: 64, patternId: 1, acceptedPattern: '*' };
const match = (expression: string, text: string): boolean => new RegExp(`^(?:${expression})$`, 'u').test(text);

function rulesOf(changes: Partial<Record<RegisterFieldName, Partial<Rule>>>): RegisterRules {
  const base: Partial<Record<RegisterFieldName, Partial<Rule>>> = {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 2 },
    password: { enabled: true, required: true, minLength: 6, maxLength: 12 },
    confirmPassword: { enabled: true, required: true },
  };
  return Object.fromEntries(
    registerFieldNames.map((name) => [name, { ...off, ...base[name], ...changes[name] }]),
  ) as RegisterRules;
}

const setting = (
  changes: Partial<Record<RegisterFieldName, Partial<Rule>>> = {},
  rest: Partial<RegisterSetting> = {},
): RegisterSetting => ({ way: 'username', rules: rulesOf(changes), modules: [], hasProof: false, ...rest });

const good: Partial<RegisterValues> = {
  username: 'lucky88',
  password: 'corr3ct',
  confirmPassword: 'corr3ct',
  isAdult: true,
  hasAcceptedTerms: true,
};

const faults = (values: Partial<RegisterValues>, given = setting()): Record<string, string> =>
  Object.fromEntries(
    Object.entries(registerFaults({ ...good, ...values }, given, match)).flatMap(([name, fault]) =>
      fault === undefined ? [] : [[name, fault]],
    ),
  );

test('a form that keeps the rules has no faults', () => {
  expect(faults({})).toEqual({});
});

test.each([
  ['', 'field_required'],
  ['   ', 'field_required'],
  ['abc', 'username_invalid'],
  ['a2345678901234567', 'username_invalid'],
  ['8lucky', 'username_invalid'],
  ['好运好运', 'username_invalid'],
])('[VALID-07] a user name outside the rules is refused: %j', (username, fault) => {
  expect(faults({ username })).toEqual({ username: fault });
});

test('[VALID-08] [MSG-01] a password that is missing, outside its bounds or the name itself is refused', () => {
  const withPassword = (password: string, username = 'lucky88') =>
    faults({ password, confirmPassword: password, username })['password'];
  expect(withPassword('')).toBe('field_required');
  expect(withPassword('short')).toBe('password_length');
  expect(withPassword('x'.repeat(13))).toBe('password_length');
  expect(withPassword('LUCKY88')).toBe('password_invalid');
  const digits = setting({ password: { enabled: true, required: true, minLength: 6, maxLength: 12, patternId: 7 } });
  expect(faults({ password: 'letters', confirmPassword: 'letters' }, digits)).toEqual({ password: 'password_invalid' });
});

test('[VALID-09] the confirmation must equal the password, and an empty one never does', () => {
  expect(faults({ confirmPassword: 'corr3cT' })).toEqual({ confirmPassword: 'confirmation_incorrect' });
  expect(faults({ confirmPassword: '' })).toEqual({ confirmPassword: 'confirmation_incorrect' });
});

test('[VALID-10] a mobile number is required on its tab, elsewhere as configured, and has to look like one', () => {
  const byMobile = setting({}, { way: 'mobile', modules: ['MOBILENUMPASSREG3'] });
  expect(faults({ mobileNum: '' }, byMobile)).toEqual({ mobileNum: 'field_required' });
  expect(faults({ mobileNum: '12ab567' }, byMobile)).toEqual({ mobileNum: 'mobile_invalid' });
  expect(faults({ mobileNum: '0138 0000-0000' }, byMobile)).toEqual({});
  expect(faults({ mobileNum: '' }, setting({ mobileNum: { enabled: true } }))).toEqual({});
  const required = setting({ mobileNum: { enabled: true, required: true } });
  expect(faults({ mobileNum: '' }, required)).toEqual({ mobileNum: 'field_required' });
});

test('[VALID-11] [VALID-27] [MODULE-03] the SMS code is required when it is on, and may have 255 characters', () => {
  const withCode = setting({}, { way: 'mobile', modules: ['REGMOBVERF3'] });
  const mobileNum = '13800000000';
  expect(faults({ mobileNum, verificationCode: '' }, withCode)).toEqual({ verificationCode: 'field_required' });
  expect(faults({ mobileNum, verificationCode: '1'.repeat(255) }, withCode)).toEqual({});
  expect(faults({ mobileNum, verificationCode: '1'.repeat(256) }, withCode)).toEqual({
    verificationCode: 'code_incorrect',
  });
  expect(faults({ mobileNum }, setting({}, { way: 'mobile' }))).toEqual({});
});

test.each([
  ['[VALID-12]', 'payeeName', 13, '???', 'real_name_invalid'],
  ['[VALID-13]', 'paymentPassword', 7, 'letters', 'field_invalid'],
  ['[VALID-14]', 'qqNum', 7, 'abc', 'field_invalid'],
  ['[VALID-15]', 'line', 10, 'has space', 'field_invalid'],
  ['[VALID-16]', 'whatsapp', 7, 'abc', 'field_invalid'],
  ['[VALID-17]', 'facebook', 10, 'has space', 'field_invalid'],
  ['[VALID-18]', 'wechat', 10, 'has space', 'field_invalid'],
  ['[VALID-19]', 'idNumber', 5, 'a-b', 'field_invalid'],
  ['[VALID-20]', 'email', 4, 'no-address', 'email_invalid'],
  ['[VALID-21]', 'recommenderId', 5, 'a b', 'field_invalid'],
  ['[VALID-22]', 'affiliateCode', 5, 'a b', 'invitation_code_error'],
  ['[VALID-23]', 'captcha', 5, 'a b', 'captcha_incorrect'],
] as const)('%s %s is asked for only as configured, and by its own format', (_id, name, patternId, bad, fault) => {
  expect(faults({ [name]: bad })).toEqual({});
  expect(faults({}, setting({ [name]: { enabled: false, required: true, patternId } }))).toEqual({});
  expect(faults({}, setting({ [name]: { enabled: true, patternId } }))).toEqual({});
  expect(faults({}, setting({ [name]: { enabled: true, required: true, patternId } }))).toEqual({
    [name]: 'field_required',
  });
  expect(faults({ [name]: bad }, setting({ [name]: { enabled: true, patternId } }))).toEqual({ [name]: fault });
});

test('[ENTITY-25] [VALID-24] a star accepts any characters within the bounds, another expression only what it matches', () => {
  const bounds = { enabled: true, minLength: 2, maxLength: 4 };
  expect(faults({ line: '!?%' }, setting({ line: bounds }))).toEqual({});
  expect(faults({ line: '!?%!?' }, setting({ line: bounds }))).toEqual({ line: 'field_invalid' });
  const own = { ...bounds, acceptedPattern: '[ab]+' };
  expect(faults({ line: 'abc' }, setting({ line: own }))).toEqual({ line: 'field_invalid' });
  expect(faults({ line: 'abba' }, setting({ line: own }))).toEqual({});
});

test('[REG-07] [REG-08] age and terms have to be ticked, each is named, and nothing hides behind another fault', () => {
  expect(faults({ isAdult: false, hasAcceptedTerms: false, username: 'x' })).toEqual({
    username: 'username_invalid',
    isAdult: 'age_required',
    hasAcceptedTerms: 'terms_required',
  });
});

test('[REG-04] a field is there only if it is enabled', () => {
  expect(registerFields(setting())).toEqual(['username', 'password', 'confirmPassword']);
  expect(registerFields(setting({ email: { enabled: true }, qqNum: { required: true } }))).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
  ]);
  expect(registerFields(setting({}, { way: 'mobile' }))).toEqual(['mobileNum']);
  expect(registerFields(setting({}, { way: 'mobile', modules: ['REGMOBVERF3', 'MOBILENUMPASSREG3'] }))).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
});

const around = {
  countryDialingCode: '+86',
  captchaProof: undefined,
  referralCode: 'ABC',
  firebaseIdToken: undefined,
  botCheck: 'proof',
  language: 'EN' as const,
  page: new URL('https://Play.Example:8443/register?referralCode=ABC&token=t&password=p&x=1'),
};

test('[ENTITY-02] [ENTITY-03] [ENTITY-04] [ENTITY-05] [ENTITY-08] [REG-01] the payload carries every field that is on, and where it comes from', () => {
  const all = Object.fromEntries(registerFieldNames.map((name) => [name, { enabled: true }]));
  const values = Object.fromEntries(registerFieldNames.map((name) => [name, `${name} text`]));
  const given = setting(all, { modules: ['REGMOBVERF3'] });
  const payload = registerPayload({
    ...around,
    values: { ...values, isAdult: true, hasAcceptedTerms: true },
    setting: given,
  });
  for (const name of registerFieldNames) expect(payload[name], name).toBe(`${name} text`);
  expect(payload).toMatchObject({
    referralCode: 'ABC',
    countryDialingCode: '+86',
    login: true,
    botCheck: 'proof',
    registerMethod: 'WEB',
    registerUrl: 'https://play.example:8443/register?referralCode=ABC&x=1',
    domain: 'play.example',
  });
});

test('[ENTITY-07] by mobile the user name is the number; what is not shown does not travel', () => {
  const given = setting({}, { way: 'mobile' });
  const values = { ...good, mobileNum: ' 13800000000 ', email: 'a@b.cc' };
  const payload = registerPayload({ ...around, values, setting: given });
  expect(payload).toMatchObject({ username: '13800000000', mobileNum: '13800000000' });
  expect(payload).not.toHaveProperty('email');
  expect(payload).not.toHaveProperty('password');
});

test('[ENTITY-06] with codes of the identity service its token travels instead of the code', () => {
  const given = setting({}, { way: 'mobile', modules: ['REGMOBVERF3'] });
  const values = { ...good, mobileNum: '13800000000', verificationCode: '123456' };
  const payload = registerPayload({ ...around, values, setting: given, firebaseIdToken: 'id-token' });
  expect(payload).toMatchObject({ firebaseChannel: 'sms', firebaseIdToken: 'id-token' });
  expect(payload).not.toHaveProperty('verificationCode');
});
