import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { billSide, contractBill } from './contractBill.ts';

/** Bills of daily wages, newest first. */
export const listSalary = operation({
  id: 'contracts.listSalary',
  method: 'GET',
  path: '/lgw/games/salary',
  audience: 'member',
  isRealMoney: true,
  summary: 'Daily wage bills',
  input: z.strictObject({ side: billSide, pageNum: pageNumber, pageSize }),
  output: pageOf(contractBill),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
