import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { wholeNumber } from '../shapes.ts';
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
  }),
  output: z.strictObject({ members: z.int() }),
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'field_invalid'],
});
