import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** What a bet of this size can win from the pool right now. */
const gameJackpot = z.strictObject({ bet: units, amount: units });

/** Rounds that the house pays, at one bet. */
export const gameFreeRounds = z.strictObject({
  reward: z.string(),
  bet: units,
  rounds: z.int(),
  endsAt: z.iso.datetime(),
});

/** What the wallet tells: the balance, the pools, and what can be played free, in the order in which it ends. */
export const gamePurse = z.strictObject({
  balance: units,
  jackpots: z.array(gameJackpot),
  freeRounds: z.array(gameFreeRounds),
});
