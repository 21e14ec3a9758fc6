import * as z from 'zod/mini';
import { amount, signedAmount } from '../shapes.ts';

/** A business day of the brand, such as 2026-03-05. */
export const day = z.string().check(
  z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  z.refine((text) => {
    const ms = Date.parse(`${text}T00:00:00Z`);
    return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
  }),
);

/** Game categories. */
export const gameClassifies = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

/**
 * Sums over members and days. The days of lotteries (LOTT, ELOTT) run from 02:00 to 02:00, all others from 00:00, on the
 * brand's clock; play counts by its beginning, money by its booking.
 */
export const figures = z.strictObject({
  deposits: amount,
  withdrawals: signedAmount,
  rounds: z.int(),
  bets: amount,
  validBets: amount,
  /** Winnings, corrections included. */
  payout: signedAmount,
  /** Rebates of the members' own play and of their downlines'. */
  rebates: signedAmount,
  /** Wages and dividends of contracts: received less paid. */
  pay: signedAmount,
  /** Promotions, rewards and credits of the house. */
  activity: signedAmount,
  /** Net result of the members: payout less bets, plus rebates, pay and activity. */
  net: signedAmount,
});
