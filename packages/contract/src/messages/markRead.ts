import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** Marks messages as read; all of them if no ids are given. */
export const markRead = operation({
  id: 'messages.markRead',
  method: 'POST',
  path: '/wps/messages/markRead',
  audience: 'member',
  summary: 'Mark messages as read',
  input: z.strictObject({ ids: z.optional(z.array(rowId).check(z.maxLength(100))) }),
  output: z.strictObject({ count: z.int() }),
  errors: ['not_logged_in'],
});
