import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { memberBlock } from './getMemberLimits.ts';

/** Lifts a block that operators set; a member's own time-out or exclusion cannot be lifted. */
export const closeExclusion = operation({
  id: 'limits.closeExclusion',
  method: 'POST',
  path: '/ops/limits/closeExclusion',
  audience: 'operator',
  permission: 'limits.write',
  summary: 'Lift an exclusion',
  input: z.strictObject({
    memberId: rowId,
    reason: reasonText(10),
  }),
  output: z.strictObject({ blocks: z.array(memberBlock) }),
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'member_not_found', 'exclusion_not_found'],
});
