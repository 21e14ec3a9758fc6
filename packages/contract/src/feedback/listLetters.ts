import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { letter, letterStatus } from './letter.ts';

/** Letters to the brand from people without an account; what is open and waits longest first, everything else newest first. */
export const listLetters = operation({
  id: 'feedback.listLetters',
  method: 'GET',
  path: '/ops/feedback/listLetters',
  audience: 'operator',
  permission: 'feedback.read',
  summary: 'Letters to customer service',
  description: 'Found by number or by the beginning of the address.',
  input: z.strictObject({
    status: z._default(z.optional(z.enum(['open', 'answered', 'closed', 'all'])), 'open' as const),
    search: z.optional(z.string().check(z.maxLength(128))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({
    page: pageOf(letter),
    counts: z.record(letterStatus, z.int()),
  }),
  errors: ['not_logged_in', 'not_allowed'],
});
