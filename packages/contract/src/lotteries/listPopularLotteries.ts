import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { lotteryCard } from './lotteryCard.ts';

/** Open lotteries by orders of the last day, descending; at most 12. */
export const listPopularLotteries = operation({
  id: 'lotteries.listPopularLotteries',
  method: 'GET',
  path: '/lgw/vn/games/popular',
  audience: 'public',
  summary: 'Popular lotteries',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(lotteryCard) }),
  errors: [],
});
