import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { billSide, contractBill, contractOverview } from './contractBill.ts';

/** The contract of the real-time wage and its settlements, newest first. */
export const getRealtimeSalary = operation({
  id: 'contracts.getRealtimeSalary',
  method: 'GET',
  path: '/wps/relay/realtimeSalaryContract',
  audience: 'member',
  isRealMoney: true,
  summary: 'Real-time wage',
  description: 'Settled and paid every five minutes for what was staked since the settlement before.',
  input: z.strictObject({ side: billSide, pageNum: pageNumber, pageSize }),
  output: z.strictObject({ overview: contractOverview, page: pageOf(contractBill) }),
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
