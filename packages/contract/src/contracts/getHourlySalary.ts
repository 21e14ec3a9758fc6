import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractOverview } from './contractBill.ts';

/** The contract of the hourly wage and what it paid today and yesterday. */
export const getHourlySalary = operation({
  id: 'contracts.getHourlySalary',
  method: 'GET',
  path: '/wps/relay/hourlySalary',
  audience: 'member',
  isRealMoney: true,
  summary: 'Hourly wage',
  description: 'Each hour by itself, all of them paid together on the next business day.',
  input: z.strictObject({}),
  output: contractOverview,
  errors: ['not_logged_in', 'in_need_true_account', 'agent_policy_closed', 'non_agent_account'],
});
