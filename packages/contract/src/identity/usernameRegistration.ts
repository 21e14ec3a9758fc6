import * as z from 'zod/mini';
import { language } from '../language.ts';
import { botCheck } from './botCheck.ts';
import { dialingCode, mobile, typed } from './typed.ts';
import { session } from './session.ts';

/** Fields common to both ways to register; which are required, and their validation, is configured by the brand. */
const registrationFields = {
  password: z.optional(z.string().check(z.maxLength(128))),
  confirmPassword: z.optional(z.string().check(z.maxLength(128))),
  payeeName: z.optional(typed),
  email: z.optional(typed),
  qqNum: z.optional(typed),
  recommenderId: z.optional(typed),
  captcha: z.optional(z.string().check(z.maxLength(2_048))),
  verificationCode: z.optional(typed),
  affiliateCode: z.optional(typed),
  paymentPassword: z.optional(z.string().check(z.maxLength(128))),
  line: z.optional(typed),
  whatsapp: z.optional(typed),
  facebook: z.optional(typed),
  wechat: z.optional(typed),
  idNumber: z.optional(typed),
  referralCode: z.optional(z.string().check(z.maxLength(32))),
  /** A consent, stored with a timestamp. */
  isAdult: z.boolean(),
  hasAcceptedTerms: z.boolean(),
  login: z.literal(true),
  registerMethod: z.literal('WEB'),
  registerUrl: z.string().check(z.maxLength(512)),
  domain: z.string().check(z.maxLength(253)),
  language: z.optional(language),
  /** With codes of an external identity service: its channel and token. */
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096))),
  botCheck,
};

export const usernameRegistration = z.strictObject({
  ...registrationFields,
  username: z.string().check(z.maxLength(64)),
  mobileNum: z.optional(mobile),
  countryDialingCode: z.optional(dialingCode),
});

export const mobileRegistration = z.strictObject({
  ...registrationFields,
  /** The mobile number, as the user name. */
  username: z.optional(z.string().check(z.maxLength(64))),
  mobileNum: mobile,
  countryDialingCode: dialingCode,
});

/** With DIRECTREG3 enabled a registration ends signed in; otherwise it returns the account to sign in with. */
export const registered = z.strictObject({ account: z.string(), session: z.nullable(session) });

export const registrationErrors = [
  'envelope_required',
  'envelope_invalid',
  'envelope_expired',
  'envelope_replayed',
  'bot_check_failed',
  'registration_closed',
  'field_required',
  'field_invalid',
  'username_invalid',
  'username_taken',
  'password_invalid',
  'password_too_common',
  'confirmation_incorrect',
  'payment_password_same',
  'real_name_invalid',
  'email_invalid',
  'mobile_invalid',
  'mobile_taken',
  'country_not_offered',
  'code_incorrect',
  'captcha_incorrect',
  'invitation_code_error',
  'identity_token_invalid',
  'age_required',
  'terms_required',
] as const;
