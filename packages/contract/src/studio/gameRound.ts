import * as z from 'zod/mini';
import { units } from './shapes.ts';

/**
 * Fields common to every game's outcome; each game adds what its presentation needs. Amounts are whole 1/100,000 units.
 */
export type GameOutcome = Readonly<{
  bet: string;
  /** Without the jackpot, whose amount the wallet returns. */
  win: string;
  /** The steps of the presentation; progress is saved by their index. */
  spins: readonly Readonly<{ win: string }>[];
}>;

const anyOutcome = z.object({ bet: units, win: units, spins: z.array(z.object({ win: units })) });

/** An outcome is passed through as the game drew it, unknown fields included. */
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
  /** A free round. */
  isFree: z.boolean(),
  win: z.nullable(units),
  /** What the jackpot pool paid besides the outcome; included in the win. */
  jackpot: z.nullable(units),
};
const after = {
  /** What the player decided in the middle of it; null where nothing was asked, and while it waits for the answer. */
  choice: z.nullable(z.int()),
  nonce: units,
  /** Number of spins already presented. */
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

/** A round in the player's list, with the link to verify it. */
export const gameRoundLine = z.strictObject({
  ...{ ...before, ...after },
  /** Its server seed is revealed. */
  isRevealed: z.boolean(),
  verifyUrl: z.string(),
});
