import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Sets a new password; other browsers are signed out and forgotten. */
export const changePassword = operation({
  id: 'identity.changePassword',
  method: 'POST',
  otherMethods: ['PUT'],
  path: '/wps/member/password',
  audience: 'member',
  isSealed: true,
  allowsRestricted: true,
  summary: 'Change the password',
  input: z.strictObject({
    oldPassword: z.string().check(z.maxLength(128)),
    newPassword: z.string().check(z.maxLength(128)),
    confirmNewPassword: z.string().check(z.maxLength(128)),
  }),
  output: z.strictObject({}),
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'old_password_incorrect',
    'password_invalid',
    'password_too_common',
    'password_same',
    'confirmation_incorrect',
  ],
  isRealMoney: true,
});
