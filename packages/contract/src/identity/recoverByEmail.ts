import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { botCheck } from './botCheck.ts';

/** Mails a single-use password reset link, valid for 30 minutes. */
export const recoverByEmail = operation({
  id: 'identity.recoverByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  audience: 'public',
  isForm: true,
  summary: 'Recover a password by e-mail',
  description:
    'A form (application/x-www-form-urlencoded). A pair that does not fit is answered with one text that does not say which half is wrong, and only behind a right captcha.',
  input: z.strictObject({
    username: z.string().check(z.maxLength(64)),
    email: z.string().check(z.maxLength(255)),
    captcha: z.string().check(z.maxLength(2_048)),
    botCheck,
  }),
  output: z.strictObject({}),
  errors: [
    'field_required',
    'username_invalid',
    'email_invalid',
    'captcha_incorrect',
    'bot_check_failed',
    'username_email_unknown',
  ],
});
