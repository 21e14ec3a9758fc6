import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** How many members a segment has now, and some of them. */
export const getSegmentMembers = operation({
  id: 'members.getSegmentMembers',
  method: 'GET',
  path: '/ops/members/getSegmentMembers',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Members of a segment',
  input: z.strictObject({ segmentId: rowId }),
  output: z.strictObject({
    members: z.int(),
    /** False where the brand has more accounts than were looked at: there may be more members. */
    isWhole: z.boolean(),
    /** The newest of those that were counted, at most ten. */
    sample: z.array(z.strictObject({ id: rowId, account: z.string() })),
  }),
  errors: ['not_logged_in', 'not_allowed', 'segment_not_found'],
});
