import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { feedbackTypes, ticket } from './ticket.ts';

/** What the form needs, and the member's own tickets with their replies, newest first. */
export const getFeedback = operation({
  id: 'feedback.getFeedback',
  method: 'GET',
  path: '/wps/feedback',
  audience: 'member',
  summary: 'Feedback form and own entries',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: z.strictObject({
    types: z.array(z.enum(feedbackTypes)),
    /** Length limits of the content, in characters. */
    minWords: z.int(),
    maxWords: z.int(),
    entries: pageOf(ticket),
  }),
  errors: ['not_logged_in'],
});
