import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { lotteryFeed } from './lotteryFeed.ts';

/**
 * The second operator's decision on a change of a feed: the requester may withdraw it, only somebody else may approve
 * it.
 */
export const decideFeed = operation({
  id: 'lotteries.decideFeed',
  method: 'POST',
  path: '/ops/lotteries/decideFeed',
  audience: 'operator',
  permission: 'lotteries.result',
  summary: 'Decide on a change of a feed',
  input: z.strictObject({ changeId: rowId, isApproved: z.boolean() }),
  output: lotteryFeed,
  errors: [
    ...(['not_logged_in', 'not_allowed', 'feed_change_not_found', 'feed_change_decided'] as const),
    ...(['second_operator_needed', 'feed_without_key', 'feed_lottery_taken'] as const),
  ],
});
