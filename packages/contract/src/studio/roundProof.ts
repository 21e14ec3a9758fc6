import * as z from 'zod/mini';
import { gameOutcome, gameRoundState } from './gameRound.ts';
import { units } from './shapes.ts';

/** Everything needed to recompute a round; the server seed is null until it is rotated. */
export const seedProof = z.strictObject({
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  nonce: units,
});

/** A round with its proof. */
export const roundProof = z.strictObject({
  round: z.string(),
  game: z.string(),
  version: z.string(),
  playedAt: z.iso.datetime(),
  state: gameRoundState,
  currency: z.string(),
  bet: units,
  isFree: z.boolean(),
  win: z.nullable(units),
  jackpot: z.nullable(units),
  outcome: z.nullable(gameOutcome),
  choice: z.nullable(z.int()),
  proof: seedProof,
});
