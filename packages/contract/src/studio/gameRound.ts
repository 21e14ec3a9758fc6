import * as z from 'zod/mini';
import { units } from './shapes.ts';

/** What every game's outcome has; each game adds what its picture needs. Amounts are whole 1/100,000 units. */
export type GameOutcome = Readonly<{
  bet: string;
  /** Without a jackpot, whose amount the wallet tells. */
  win: string;
  /** What is shown one after the other, and remembered by number while it is. */
  spins: readonly Readonly<{ win: string }>[];
}>;

const anyOutcome = z.object({ bet: units, win: units, spins: z.array(z.object({ win: units })) });

/** An outcome goes through as the game drew it, whatever else stands in it. */
export const gameOutcome = z.custom<GameOutcome>((value) => anyOutcome.safeParse(value).success);

export const gameRoundState = z.enum([
  ...(['betting', 'choosing', 'winning', 'settled', 'refused'] as const),
  ...(['rollingBack', 'rolledBack', 'stuck', 'closed'] as const),
]);

const before = {
  id: z.string(),
  state: gameRoundState,
  createdAt: z.iso.datetime(),
  currency: z.string(),
  bet: units,
  /** The house paid the bet. */
  isFree: z.boolean(),
  win: z.nullable(units),
  /** What the pool of a jackpot paid besides the outcome; it is part of the win. */
  jackpot: z.nullable(units),
};
const after = {
  /** What the player decided in the middle of it; null where nothing was asked, and while it waits for the answer. */
  choice: z.nullable(z.int()),
  nonce: units,
  /** How far the picture has been shown. */
  shownSpins: z.int(),
  balance: z.nullable(units),
  /** Why there was no round, or why it is held. */
  refusal: z.nullable(z.enum(['notEnoughMoney', 'limitReached', 'freeRoundGone', 'betReturned', 'roundHeld'])),
};

/**
 * A round as the game sees it. What was drawn, and what it won, are null until the bet is known to be paid. While it is
 * `choosing`, the outcome is what was drawn before the choice, and what it wins is open.
 */
export const gameRound = z.strictObject({ ...before, outcome: z.nullable(gameOutcome), ...after });

/** A round in the player's list, with where it can be checked. */
export const gameRoundLine = z.strictObject({
  ...{ ...before, ...after },
  /** Its server seed is public. */
  isRevealed: z.boolean(),
  verifyUrl: z.string(),
});
