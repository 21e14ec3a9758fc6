import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { dialingCode, mobile } from './typed.ts';

/** Sets a new password by proof of the account's verified number: our own code, or a token of the identity service. */
export const recoverByPhone = operation({
  id: 'identity.recoverByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  audience: 'public',
  isSealed: true,
  summary: 'Set a new password by phone',
  description: 'Answers the account; the page then logs in with the new password.',
  input: z.strictObject({
    mobileNum: mobile,
    countryDialingCode: dialingCode,
    /** Where our own server sends the codes. */
    verificationCode: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
    /** Where the identity service sends them. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096))),
    newPassword: z.string().check(z.maxLength(128)),
  }),
  output: z.strictObject({ account: z.string() }),
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'recovery_closed',
    'mobile_invalid',
    'country_not_offered',
    'code_incorrect',
    'identity_token_invalid',
    'field_required',
    'password_invalid',
    'password_too_common',
    'password_same',
  ],
});
