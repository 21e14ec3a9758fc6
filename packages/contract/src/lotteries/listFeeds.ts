import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { fedLottery, lotteryFeed } from './lotteryFeed.ts';

/** Result feeds of the brand with their latest calls, and the official lotteries they may serve. */
export const listFeeds = operation({
  id: 'lotteries.listFeeds',
  method: 'GET',
  path: '/ops/lotteries/listFeeds',
  audience: 'operator',
  permission: 'lotteries.read',
  summary: 'Feeds of results',
  input: z.strictObject({}),
  output: z.strictObject({ feeds: z.array(lotteryFeed), lotteries: z.array(fedLottery) }),
  errors: ['not_logged_in', 'not_allowed'],
});
