import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { session } from './session.ts';

/** Finishes a login that needs a second factor; an unknown place is then trusted for 30 days. */
export const verifyLogin = operation({
  id: 'identity.verifyLogin',
  method: 'POST',
  path: '/wps/session/verification',
  audience: 'public',
  isSealed: true,
  summary: 'Verify a login',
  input: z.strictObject({
    verificationId: z.string().check(z.regex(/^[\w-]{43}$/)),
    method: z.enum(['sms', 'email', 'paymentPassword', 'totp', 'recoveryCode']),
    code: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  output: session,
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'verification_expired',
    'code_incorrect',
    'account_locked',
  ],
});
