import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { gameCode, lotteryCard } from './lotteryCard.ts';

/** The state of a lottery: its current draw, the last result and the server's time. */
export const getLottery = operation({
  id: 'lotteries.getLottery',
  method: 'GET',
  path: '/lgw/lotteries/getLottery',
  audience: 'public',
  summary: 'A lottery now',
  input: z.strictObject({ gameCode }),
  output: z.strictObject({ serverTime: moment, lottery: lotteryCard }),
  errors: ['lottery_not_found'],
});
