import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Disables two-step login; requires the password and a code, from the app or a recovery code. */
export const closeSecondStep = operation({
  id: 'identity.closeSecondStep',
  method: 'POST',
  path: '/wps/member/secondStep/close',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Turn two-step login off',
  input: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    code: z.string().check(z.minLength(1), z.maxLength(32)),
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
    'code_incorrect',
    'second_step_missing',
  ],
});
