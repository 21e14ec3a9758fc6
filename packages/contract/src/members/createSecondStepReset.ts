import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { secondStepReset } from './secondStepReset.ts';

/** Requests a reset of a member's two-step login; nothing changes before another operator approves. */
export const createSecondStepReset = operation({
  id: 'members.createSecondStepReset',
  method: 'POST',
  path: '/ops/members/createSecondStepReset',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Ask for a reset of two-step login',
  input: z.strictObject({
    memberId: rowId,
    reason: reasonText(10),
  }),
  output: secondStepReset,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'member_not_found',
    'second_step_missing',
    'reset_waits_already',
  ],
});
