import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { feedbackStatus, memberTicket } from './ticket.ts';

/** Tickets of the brand's members; open ones first, the longest waiting at the top, all others newest first. */
export const listTickets = operation({
  id: 'feedback.listTickets',
  method: 'GET',
  path: '/ops/feedback/listTickets',
  audience: 'operator',
  permission: 'feedback.read',
  summary: 'Feedback',
  input: z.strictObject({
    status: z._default(z.optional(z.enum(['open', 'answered', 'closed', 'all'])), 'open' as const),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(memberTicket),
    counts: z.record(feedbackStatus, z.int()),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
