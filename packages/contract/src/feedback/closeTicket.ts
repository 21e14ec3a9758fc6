import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { memberTicket } from './ticket.ts';

/** Closes a ticket; nothing can be added to it any more. */
export const closeTicket = operation({
  id: 'feedback.closeTicket',
  method: 'POST',
  path: '/ops/feedback/closeTicket',
  audience: 'operator',
  permission: 'feedback.write',
  summary: 'Close feedback',
  input: z.strictObject({ ticketId: rowId }),
  output: memberTicket,
  errors: ['not_logged_in', 'not_allowed', 'feedback_not_found', 'feedback_closed'],
});
