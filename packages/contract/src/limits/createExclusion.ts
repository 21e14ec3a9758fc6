import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { memberBlock } from './getMemberLimits.ts';

/** Blocks a member from betting and depositing, for days or until lifted; their sessions end. */
export const createExclusion = operation({
  id: 'limits.createExclusion',
  method: 'POST',
  path: '/ops/limits/createExclusion',
  audience: 'operator',
  permission: 'limits.write',
  summary: 'Exclude a member',
  description: 'Open rounds are still paid, and withdrawals go on. Without days it lasts until it is lifted.',
  input: z.strictObject({
    memberId: rowId,
    days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
    reason: reasonText(10),
  }),
  output: z.strictObject({ blocks: z.array(memberBlock) }),
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'member_not_found'],
});
