import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { deposit } from './depositMethod.ts';

/** The member's own deposits, newest first. */
export const listDeposits = operation({
  id: 'cashier.listDeposits',
  method: 'GET',
  path: '/wps/cashier/listDeposits',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own deposits',
  input: z.strictObject({ pageNum: pageNumber, pageSize }),
  output: pageOf(deposit),
  errors: ['not_logged_in', 'in_need_true_account'],
});
