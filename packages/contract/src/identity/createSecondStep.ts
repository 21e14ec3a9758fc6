import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Makes the secret for an authenticator app; it counts for nothing until a code of it was given back. */
export const createSecondStep = operation({
  id: 'identity.createSecondStep',
  method: 'POST',
  path: '/wps/member/secondStep',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Begin two-step login',
  description: '`password` is the login password. A secret that was not confirmed is replaced.',
  input: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: z.strictObject({
    /** In base32, as people type it. */
    secret: z.string(),
    /** The same as an address for a QR code. */
    uri: z.string(),
  }),
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'old_password_incorrect',
    'second_step_on',
  ],
});
