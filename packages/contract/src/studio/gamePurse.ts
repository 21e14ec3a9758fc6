import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** What a bet of this size can currently win from the pool. */
const gameJackpot = z.strictObject({ bet: units, amount: units });

/** Free rounds at one bet. */
export const gameFreeRounds = z.strictObject({
  reward: z.string(),
  bet: units,
  rounds: z.int(),
  endsAt: z.iso.datetime(),
});

/** The wallet's state: balance, pools, and free rounds by expiry. */
export const gamePurse = z.strictObject({
  balance: units,
  jackpots: z.array(gameJackpot),
  freeRounds: z.array(gameFreeRounds),
});
