import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Requests a check of all books; its result is shown on the trial balance. */
export const createCheck = operation({
  id: 'wallet.createCheck',
  method: 'POST',
  path: '/ops/wallet/createCheck',
  audience: 'operator',
  permission: 'wallet.verify',
  summary: 'Check the books now',
  description:
    'The answer does not wait for the check. While one waits or runs, no other is begun: `isAsked` is false then.',
  input: z.strictObject({}),
  output: z.strictObject({ isAsked: z.boolean() }),
  errors: ['not_logged_in', 'not_allowed'],
});
