import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId, rowId } from '../shapes.ts';
import { feedbackImages, ticket } from './ticket.ts';

/** Adds a follow-up to an own ticket, which reopens it. Idempotent by request id. */
export const createFollowUp = operation({
  id: 'feedback.createFollowUp',
  method: 'POST',
  path: '/wps/feedback/createFollowUp',
  audience: 'member',
  summary: 'Write on to own feedback',
  description: 'At most as many characters as an entry has, and pictures as with an entry. Closed entries stay closed.',
  bodyLimit: 21_500_000,
  input: z.strictObject({
    requestId,
    ticketId: rowId,
    content: z.string().check(z.maxLength(4_000)),
    images: feedbackImages,
  }),
  output: ticket,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'field_required',
    'feedback_length',
    'feedback_not_found',
    'feedback_closed',
    'images_too_many',
    'image_invalid',
    'request_conflict',
  ],
});
