import { MAX_AMOUNT } from '../money.ts';

/** Shares are in 1/1,000,000 of a valid bet, so what is earned counts in 1/1,000,000 of 1/100,000. */
const FINE = 1_000_000n;
/** Paid are whole hundredths of the currency. */
const PIECE = 1_000n;

/**
 * What is paid of what was earned and what was left before, in 1/100,000, and what is left for the next time; both
 * `earned` and `left` are in 1/1,000,000 of that. Below zero is what a correction took back: nothing is paid until it is
 * made good, and nothing is taken from anybody.
 */
export function rebateOf(earned: bigint, left: bigint): { amount: bigint; left: bigint } {
  const sum = earned + left;
  const pieces = sum > 0n ? sum / (FINE * PIECE) : 0n;
  const whole = pieces * PIECE;
  const amount = whole > MAX_AMOUNT ? MAX_AMOUNT : whole;
  return { amount, left: sum - amount * FINE };
}
