import * as z from 'zod/mini';
import { gameOutcome, gameRoundState } from './gameRound.ts';
import { seedProof } from './roundProof.ts';
import { units } from './shapes.ts';

/** A round as its operator sees it; bet and win are whole units as numbers, as in all operator calls. */
export const roundDetails = z.strictObject({
  round: z.string(),
  version: z.string(),
  playedAt: z.iso.datetime(),
  state: gameRoundState,
  currency: z.string(),
  isFree: z.boolean(),
  jackpot: z.nullable(units),
  outcome: z.nullable(gameOutcome),
  choice: z.nullable(z.int()),
  proof: seedProof,
  game_code: z.string(),
  bet: z.int(),
  win: z.nullable(z.int()),
  /** URL of its replay, valid for a day. */
  url: z.string(),
  /** URL of its verification, valid as long. */
  verifyUrl: z.string(),
  /** What happened, one after the other, in the language that was asked for. */
  phases: z.array(
    z.strictObject({
      heading: z.string(),
      win: z.int(),
      wins: z.array(z.strictObject({ what: z.string(), amount: z.int() })),
    }),
  ),
  /** What the player was asked, and the number of the answer; null while the round waits for it. */
  decision: z.nullable(z.strictObject({ answers: z.array(z.string()), taken: z.nullable(z.int()) })),
});
