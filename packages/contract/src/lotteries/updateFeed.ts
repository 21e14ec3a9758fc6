import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { gameCode } from './lotteryCard.ts';
import { lotteryFeed } from './lotteryFeed.ts';

/**
 * Updates a feed. Closing takes one operator and is immediate. A new key, other lotteries and reopening wait for a
 * second operator; a new key is only in this response.
 */
export const updateFeed = operation({
  id: 'lotteries.updateFeed',
  method: 'POST',
  path: '/ops/lotteries/updateFeed',
  audience: 'operator',
  permission: 'lotteries.result',
  summary: 'Change a feed of results',
  input: z.strictObject({
    feedId: rowId,
    version: z.int().check(z.gte(1)),
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('close') }),
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('key'), keepsOld: z.boolean() }),
      z.strictObject({ kind: z.literal('lotteries'), gameCodes: z.array(gameCode).check(z.maxLength(100)) }),
    ]),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: z.strictObject({ feed: lotteryFeed, secret: z.nullable(z.string()) }),
  errors: [
    ...(['not_logged_in', 'not_allowed', 'reason_required', 'feed_not_found', 'version_conflict'] as const),
    ...(['feed_state_changed', 'feed_without_key', 'feed_change_waiting', 'lottery_not_found'] as const),
    'feed_lottery_taken',
  ],
});
