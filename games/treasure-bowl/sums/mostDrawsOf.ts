import type { BowlModel } from './BowlModel.ts';

/**
 * The most draws of any round: each place of the paid spin, each empty place of as many re-spins as there can be, and the
 * value of every coin. The longest round holds just enough coins, and each further one comes in the last re-spin left.
 */
export function mostDrawsOf({ rows, weights, hold }: BowlModel): number {
  const places = weights.length * rows;
  let draws = 2 * places;
  for (let empty = places - hold.coinsNeeded; empty > 0; empty -= 1) draws += hold.respins * empty;
  return draws;
}
