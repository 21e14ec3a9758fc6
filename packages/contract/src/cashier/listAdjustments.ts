import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { adjustment } from './adjustment.ts';

/** Adjustments: open ones oldest first, otherwise newest first. */
export const listAdjustments = operation({
  id: 'cashier.listAdjustments',
  method: 'GET',
  path: '/ops/cashier/listAdjustments',
  audience: 'operator',
  permission: 'cashier.read',
  summary: 'Adjustments',
  input: z.strictObject({
    status: z._default(z.optional(z.enum(['requested', 'approved', 'rejected', 'all'])), 'requested'),
    memberId: z.optional(rowId),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(adjustment), waiting: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
