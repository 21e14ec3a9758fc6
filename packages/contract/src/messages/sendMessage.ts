import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId, rowId } from '../shapes.ts';

/** Sends a message to one member; their unread count updates at once. */
export const sendMessage = operation({
  id: 'messages.sendMessage',
  method: 'POST',
  path: '/ops/messages/sendMessage',
  audience: 'operator',
  permission: 'messages.write',
  summary: 'Message a member',
  input: z.strictObject({
    requestId,
    memberId: rowId,
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    content: z.string().check(z.minLength(1), z.maxLength(4_000)),
  }),
  output: z.strictObject({ id: rowId }),
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'member_not_found', 'request_conflict'],
});
