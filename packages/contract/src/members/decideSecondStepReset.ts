import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { secondStepReset } from './secondStepReset.ts';

/**
 * Decides another operator's request. On approval two-step login is off, every session ends, and the member is
 * notified.
 */
export const decideSecondStepReset = operation({
  id: 'members.decideSecondStepReset',
  method: 'POST',
  path: '/ops/members/decideSecondStepReset',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Decide a reset of two-step login',
  description:
    'Nothing else of the account changes: a lock, a ban, a time-out or an exclusion stands as before, and so does the password.',
  input: z.strictObject({
    resetId: rowId,
    outcome: z.enum(['approve', 'reject']),
    reason: reasonText(10),
  }),
  output: secondStepReset,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'reset_not_found',
    'reset_decided',
    'second_operator_needed',
  ],
});
