import { drawShares } from './drawShares.ts';

/** A hundredth of the currency: the smallest piece of a share, in 1/100,000 units. */
const PIECE = 1_000n;
/** The largest pot, in 1/100,000 units: its pieces still fit into a number exactly. */
const MAX_POT = 10_000_000_000n;

/** Whether a pot of `amount` 1/100,000 units can be split into that many shares of whole hundredths of the currency. */
export const isCuttable = (amount: bigint, shares: number): boolean =>
  amount <= MAX_POT && amount % PIECE === 0n && amount / PIECE >= BigInt(shares);

/**
 * The shares of a pot in the order in which they are taken, in 1/100,000 units; their sum is the pot. `draw(n)` gives
 * an unbiased whole number below n. Throws a RangeError for a pot that is not cuttable.
 */
export function cutPot(amount: bigint, shares: number, draw: (n: number) => number): bigint[] {
  if (!isCuttable(amount, shares)) throw new RangeError(`A pot of ${amount} cannot be cut into ${shares} shares.`);
  return drawShares(Number(amount / PIECE), shares, draw).map((pieces) => BigInt(pieces) * PIECE);
}
