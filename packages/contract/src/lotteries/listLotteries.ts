import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { operatorLottery } from './operatorLottery.ts';

/** All lotteries of the brand, closed ones included, with their schedules and terms. */
export const listLotteries = operation({
  id: 'lotteries.listLotteries',
  method: 'GET',
  path: '/ops/lotteries/listLotteries',
  audience: 'operator',
  permission: 'lotteries.read',
  summary: 'Lotteries of the brand',
  input: z.strictObject({}),
  output: z.array(operatorLottery),
  errors: ['not_logged_in', 'not_allowed'],
});
