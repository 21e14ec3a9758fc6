import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { billSide, contractBill, contractOverview } from './contractBill.ts';

/** The dividend contract and its bills, newest first. */
export const getDividend = operation({
  id: 'contracts.getDividend',
  method: 'GET',
  path: '/wps/relay/dividend',
  audience: 'member',
  isRealMoney: true,
  summary: 'Dividends',
  input: z.strictObject({ side: billSide, pageNum: pageNumber, pageSize }),
  output: z.strictObject({ overview: contractOverview, page: pageOf(contractBill) }),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
