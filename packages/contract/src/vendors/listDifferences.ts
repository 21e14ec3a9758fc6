import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { roundDifference } from './comparison.ts';

/** Differences between vendors' lists of rounds and the books; pending ones oldest first. */
export const listDifferences = operation({
  id: 'vendors.listDifferences',
  method: 'GET',
  path: '/ops/vendors/listDifferences',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Differences with lists of rounds',
  input: z.strictObject({
    state: z._default(z.optional(z.enum(['open', 'noted', 'requested', 'booked', 'agreed', 'all'])), 'open'),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(roundDifference),
  errors: ['not_logged_in', 'not_allowed'],
});
