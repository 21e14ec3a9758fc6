import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Ends the operator's session. */
export const signOut = operation({
  id: 'operators.signOut',
  method: 'POST',
  path: '/ops/operators/signOut',
  audience: 'operator',
  summary: 'Operator sign-out',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: ['not_logged_in'],
});
