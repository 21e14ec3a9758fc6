import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Sets a new password by the link of the mail. */
export const recoverByLink = operation({
  id: 'identity.recoverByLink',
  method: 'POST',
  path: '/wps/member/password/link',
  audience: 'public',
  isSealed: true,
  summary: 'Set a new password by a mailed link',
  input: z.strictObject({
    code: z.string().check(z.regex(/^[\w-]{43}$/, 'recovery_link_invalid')),
    newPassword: z.string().check(z.maxLength(128)),
    confirmNewPassword: z.string().check(z.maxLength(128)),
  }),
  output: z.strictObject({ account: z.string() }),
  errors: [
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'recovery_link_invalid',
    'field_required',
    'password_invalid',
    'password_too_common',
    'password_same',
    'confirmation_incorrect',
  ],
});
