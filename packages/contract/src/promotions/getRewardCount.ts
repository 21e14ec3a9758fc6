import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The number of claimable rewards. */
export const getRewardCount = operation({
  id: 'promotions.getRewardCount',
  method: 'GET',
  path: '/wps/promotions/getRewardCount',
  audience: 'member',
  isRealMoney: true,
  summary: 'Number of rewards to claim',
  input: z.strictObject({}),
  output: z.strictObject({ count: z.int() }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
