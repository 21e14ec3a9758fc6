import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId, wholeNumber } from '../shapes.ts';
import { broadcastAudiences } from './broadcast.ts';

/** The number of members that a broadcast would reach now. */
export const getAudience = operation({
  id: 'messages.getAudience',
  method: 'GET',
  path: '/ops/messages/getAudience',
  audience: 'operator',
  permission: 'messages.read',
  summary: 'Members of an audience',
  input: z.strictObject({
    audience: z.enum(broadcastAudiences),
    days: z.optional(wholeNumber(1, 365)),
    tag: z.optional(z.string().check(z.minLength(1), z.maxLength(24))),
    segmentId: z.optional(rowId),
  }),
  output: z.strictObject({
    members: z.int(),
    /** False where the brand has more accounts than were looked at for a segment: there may be more members. */
    isWhole: z.boolean(),
  }),
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'field_invalid', 'segment_not_found'],
});
