import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { gameCode } from './lotteryCard.ts';
import { feedCode, lotteryFeed } from './lotteryFeed.ts';
import { REASON_MAX } from '../shapes.ts';

/** Creates a feed. It is accepted once a second operator agrees; its key is only in this response. */
export const createFeed = operation({
  id: 'lotteries.createFeed',
  method: 'POST',
  path: '/ops/lotteries/createFeed',
  audience: 'operator',
  permission: 'lotteries.result',
  summary: 'Set a feed of results up',
  input: z.strictObject({
    code: feedCode,
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    gameCodes: z.array(gameCode).check(z.maxLength(100)),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: z.strictObject({ feed: lotteryFeed, secret: z.string() }),
  errors: [
    ...(['not_logged_in', 'not_allowed', 'reason_required', 'feed_exists', 'lottery_not_found'] as const),
    'feed_lottery_taken',
  ],
});
