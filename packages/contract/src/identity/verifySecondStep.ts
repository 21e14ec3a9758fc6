import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Enables two-step login by a first code of the app, and returns the recovery codes, which are shown only once. */
export const verifySecondStep = operation({
  id: 'identity.verifySecondStep',
  method: 'POST',
  path: '/wps/member/secondStep/verification',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Turn two-step login on',
  description: 'Browsers that stay signed in are forgotten.',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(32)) }),
  output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'code_incorrect',
    'second_step_on',
    'second_step_missing',
  ],
});
