import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';

/** Resets the texts of an agent's invitation page to the defaults. */
export const removeInvite = operation({
  id: 'agents.removeInvite',
  method: 'POST',
  path: '/ops/agents/removeInvite',
  audience: 'operator',
  permission: 'agents.write',
  summary: 'Remove the words of an invitation',
  input: z.strictObject({ memberId: rowId, reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)) }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found', 'reason_required'],
});
