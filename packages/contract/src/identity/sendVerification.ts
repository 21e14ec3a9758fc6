import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { codeSent } from './typed.ts';

/** Sends the code that a login from an unknown place requires. */
export const sendVerification = operation({
  id: 'identity.sendVerification',
  method: 'POST',
  path: '/wps/session/verification/send',
  audience: 'public',
  summary: 'Send a login verification code',
  input: z.strictObject({ verificationId: z.string().check(z.regex(/^[\w-]{43}$/)), method: z.enum(['sms', 'email']) }),
  output: codeSent,
  errors: ['verification_expired', 'sms_too_soon', 'delivery_failed'],
});
