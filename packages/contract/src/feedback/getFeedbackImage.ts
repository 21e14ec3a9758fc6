import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { feedbackImage, imagePosition } from './ticket.ts';

/** An image of an own ticket. */
export const getFeedbackImage = operation({
  id: 'feedback.getFeedbackImage',
  method: 'GET',
  path: '/wps/feedback/getFeedbackImage',
  audience: 'member',
  summary: 'Picture of own feedback',
  input: z.strictObject({ ticketId: rowId, position: imagePosition }),
  output: feedbackImage,
  errors: ['not_logged_in', 'feedback_not_found'],
});
