import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';
import { botCheck } from './botCheck.ts';
import { dialingCode, mobile } from './typed.ts';
import { session } from './session.ts';

const where = {
  /** The login page; the agents' page accepts agents only. */
  side: z._default(z.optional(z.enum(['player', 'agent'])), 'player' as const),
  /** The current language, saved with the account. */
  language: z.optional(language),
  /** Keeps this browser signed in for a day by a cookie that holds no password. */
  remember: z._default(z.optional(z.boolean()), false),
};

/** Opens a session; a new login ends the account's older one. */
export const login = operation({
  id: 'identity.login',
  method: 'POST',
  path: '/wps/session/login',
  audience: 'public',
  isSealed: true,
  summary: 'Log in',
  description:
    'username: name (trimmed) and password as typed, proof of work, captcha once it is asked for. sms: mobile number and code. firebase: a token of the identity service. remembered: the cookie of a remembered browser. Unknown name and wrong password answer alike; a refusal whose value carries captcha asks for one with the next try. The value of verification_needed is { verificationId, methods: [{ kind: sms, email, paymentPassword, totp or recoveryCode, masked }] }.',
  input: z.discriminatedUnion('type', [
    z.strictObject({
      ...where,
      type: z.literal('username'),
      username: z.string().check(z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      captcha: z.optional(z.string().check(z.maxLength(2_048))),
      botCheck,
    }),
    z.strictObject({
      ...where,
      type: z.literal('sms'),
      countryDialingCode: dialingCode,
      /** The mobile number. */
      username: mobile,
      /** The code. */
      password: z.string().check(z.minLength(1), z.maxLength(255)),
    }),
    z.strictObject({
      ...where,
      type: z.literal('firebase'),
      firebaseIdToken: z.string().check(z.maxLength(4_096)),
      /** Consents for a sign-in that creates an account: without them a first sign-in is refused by name. */
      isAdult: z._default(z.optional(z.boolean()), false),
      hasAcceptedTerms: z._default(z.optional(z.boolean()), false),
    }),
    z.strictObject({ ...where, type: z.literal('remembered') }),
  ]),
  output: session,
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_incorrect_password',
    'captcha_incorrect',
    'bot_check_failed',
    'account_locked',
    'non_member_account',
    'non_agent_account',
    'login_method_closed',
    'code_incorrect',
    'mobile_invalid',
    'identity_token_invalid',
    'verification_needed',
    'not_remembered',
    'registration_closed',
    'age_required',
    'terms_required',
  ],
});
