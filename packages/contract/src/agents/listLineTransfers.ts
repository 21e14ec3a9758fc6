import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

export const lineDirection = z.optional(z.enum(['upline', 'downline']));

/** What the member has sent along the line, newest first, and what became of it. */
export const listLineTransfers = operation({
  id: 'agents.listLineTransfers',
  method: 'GET',
  path: '/wps/agents/listLineTransfers',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own transfers along the line',
  description: '`underWay` has been taken from the payer and is not with the other yet; it arrives or is returned.',
  input: z.strictObject({ direction: lineDirection, pageNum: pageNumber, pageSize }),
  output: pageOf(
    z.strictObject({
      id: rowId,
      direction: z.enum(['upline', 'downline']),
      /** The receiver's name. */
      account: z.string(),
      amount,
      currency,
      /** What the sender wrote to it; empty where nothing was. */
      note: z.string(),
      status: z.enum(['underWay', 'arrived', 'returned']),
      createdAt: moment,
    }),
  ),
  errors: ['not_logged_in', 'in_need_true_account'],
});
