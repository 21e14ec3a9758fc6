import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Ends another session or forgets a remembered browser. */
export const endDevice = operation({
  id: 'identity.endDevice',
  method: 'POST',
  path: '/wps/member/endDevice',
  audience: 'member',
  summary: 'Sign out elsewhere',
  input: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'session_not_found'],
});
