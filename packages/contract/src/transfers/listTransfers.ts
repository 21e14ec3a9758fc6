import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { transferMove } from './transferMove.ts';

/** The member's own transfers between wallets, newest first. */
export const listTransfers = operation({
  id: 'transfers.listTransfers',
  method: 'GET',
  path: '/wps/transfers/listTransfers',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own transfers between wallets',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(transferMove),
  errors: ['not_logged_in', 'in_need_true_account'],
});
