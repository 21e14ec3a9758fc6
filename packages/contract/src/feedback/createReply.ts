import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId, rowId } from '../shapes.ts';
import { memberTicket } from './ticket.ts';

/** Replies to a ticket; its member also gets the reply as a message. Idempotent by request id. */
export const createReply = operation({
  id: 'feedback.createReply',
  method: 'POST',
  path: '/ops/feedback/createReply',
  audience: 'operator',
  permission: 'feedback.write',
  summary: 'Answer feedback',
  input: z.strictObject({
    requestId,
    ticketId: rowId,
    content: z.string().check(z.minLength(1), z.maxLength(2_000)),
  }),
  output: memberTicket,
  errors: [
    'not_logged_in',
    'not_allowed',
    'field_required',
    'feedback_not_found',
    'feedback_closed',
    'request_conflict',
  ],
});
