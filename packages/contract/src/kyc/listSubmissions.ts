import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { kycSubmission } from './kycSubmission.ts';

/** Documents of members: pending ones oldest first, decided ones newest first. */
export const listSubmissions = operation({
  id: 'kyc.listSubmissions',
  method: 'GET',
  path: '/ops/kyc/listSubmissions',
  audience: 'operator',
  permission: 'kyc.read',
  summary: 'Papers to review',
  input: z.strictObject({
    status: z._default(z.optional(z.enum(['inReview', 'approved', 'rejected', 'all'])), 'inReview'),
    /** Limits the list to one member. */
    memberId: z.optional(rowId),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(kycSubmission), waiting: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
