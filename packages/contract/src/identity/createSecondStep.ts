import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Creates the secret for an authenticator app; it takes effect only after a first code was verified. */
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
    /** The same as a URI for a QR code. */
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
