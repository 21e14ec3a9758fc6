import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { withdrawal } from './withdrawal.ts';

/** The member's own withdrawals with their timelines, newest first. */
export const listWithdrawals = operation({
  id: 'cashier.listWithdrawals',
  method: 'GET',
  path: '/wps/cashier/listWithdrawals',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own withdrawals',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(withdrawal),
  errors: ['not_logged_in', 'in_need_true_account'],
});
