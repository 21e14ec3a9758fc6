import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Whether the account requires an authenticator code at each login. */
export const getSecondStep = operation({
  id: 'identity.getSecondStep',
  method: 'GET',
  path: '/wps/member/secondStep',
  audience: 'member',
  summary: 'Two-step login',
  input: z.strictObject({}),
  output: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  errors: ['not_logged_in'],
});
