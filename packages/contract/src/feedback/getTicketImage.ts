import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { feedbackImage, imagePosition } from './ticket.ts';

/** An image of a member's ticket. */
export const getTicketImage = operation({
  id: 'feedback.getTicketImage',
  method: 'GET',
  path: '/ops/feedback/getTicketImage',
  audience: 'operator',
  permission: 'feedback.read',
  summary: 'Picture of feedback',
  input: z.strictObject({ ticketId: rowId, position: imagePosition }),
  output: feedbackImage,
  errors: ['not_logged_in', 'not_allowed', 'feedback_not_found'],
});
