import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractOverview } from './contractBill.ts';

/** The contract of the daily wage and what it paid today and yesterday. */
export const getDailySalary = operation({
  id: 'contracts.getDailySalary',
  method: 'GET',
  path: '/wps/relay/dailySalary',
  audience: 'member',
  isRealMoney: true,
  summary: 'Daily wage',
  description: 'Paid on the next business day for the valid bets of the day before.',
  input: z.strictObject({}),
  output: contractOverview,
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
