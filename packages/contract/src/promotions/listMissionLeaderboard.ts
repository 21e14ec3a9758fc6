import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment, wholeNumber } from '../shapes.ts';

/** Members with the highest valid bets, names masked, with the caller's own rank. */
export const listMissionLeaderboard = operation({
  id: 'promotions.listMissionLeaderboard',
  method: 'GET',
  path: '/wps/missions/leaderboard',
  audience: 'member',
  isRealMoney: true,
  summary: 'Missions leaderboard',
  description: 'Settled rounds of real accounts only; at most 80, the highest first.',
  input: z.strictObject({
    period: z._default(z.optional(z.enum(['day', 'week'])), 'day' as const),
    limitNum: z._default(z.optional(wholeNumber(1, 80)), 80),
  }),
  output: z.strictObject({
    currency: z.string(),
    from: moment,
    until: moment,
    rows: z.array(
      z.strictObject({
        place: z.int(),
        /** The first and the last two characters of the name. */
        player: z.string(),
        validBet: amount,
        rounds: z.int(),
        isOwn: z.boolean(),
      }),
    ),
    /** Null rank: no valid bets, or below the counted ranks. */
    own: z.strictObject({ place: z.nullable(z.int()), validBet: amount }),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
