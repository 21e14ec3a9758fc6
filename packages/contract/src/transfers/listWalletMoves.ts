import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { transferStatus } from './transferMove.ts';

/** A transfer as operators see it. */
export const operatorMove = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  vendor: z.string(),
  reference: z.string(),
  direction: z.enum(['in', 'out']),
  amount,
  currency: z.string(),
  status: transferStatus,
  isAuto: z.boolean(),
  /** The vendor's last response. */
  answer: z.string(),
  checks: z.int(),
  createdAt: moment,
  updatedAt: moment,
});

/** The brand's transfers with vendors: open ones oldest first, all newest first. */
export const listWalletMoves = operation({
  id: 'transfers.listWalletMoves',
  method: 'GET',
  path: '/ops/transfers/listWalletMoves',
  audience: 'operator',
  permission: 'transfers.read',
  summary: 'Transfers with vendors',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['open', 'all'])), 'open'),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(operatorMove),
  errors: ['not_logged_in', 'not_allowed'],
});
