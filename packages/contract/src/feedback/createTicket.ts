import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { feedbackImages, feedbackTypes, ticket } from './ticket.ts';

/** Sends feedback or a complaint. */
export const createTicket = operation({
  id: 'feedback.createTicket',
  method: 'PUT',
  path: '/wps/feedback',
  audience: 'member',
  summary: 'Send feedback',
  description:
    'Bounds of the content are in characters and come with GET /wps/feedback. The same words sent again within ten minutes are the same entry. Up to three pictures, PNG or JPEG by content, at most 5 MB each; not from trial accounts.',
  bodyLimit: 21_500_000,
  input: z.strictObject({
    type: z.enum(feedbackTypes),
    content: z.string().check(z.maxLength(4_000)),
    /** Optional contact for the answer, besides the member's messages. */
    contact: z.optional(z.string().check(z.maxLength(100))),
    images: feedbackImages,
  }),
  output: ticket,
  errors: ['not_logged_in', 'in_need_true_account', 'feedback_length', 'images_too_many', 'image_invalid'],
});
