import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { lotteryCard } from './lotteryCard.ts';

/** Lotteries that the member opened, latest first; at most 12. */
export const listRecentLotteries = operation({
  id: 'lotteries.listRecentLotteries',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  audience: 'member',
  summary: 'Recent lotteries',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(lotteryCard) }),
  errors: ['not_logged_in'],
});
