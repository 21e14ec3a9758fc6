import type { BowlModel } from './BowlModel.ts';

/**
 * The maximum number of draws of a round: each place of the paid spin, each empty place of as many re-spins as
 * possible, and the value of every coin. The longest round holds just enough coins, and each further one comes in the
 * last remaining re-spin.
 */
export function mostDrawsOf({ rows, weights, hold }: BowlModel): number {
  const places = weights.length * rows;
  let draws = 2 * places;
  for (let empty = places - hold.coinsNeeded; empty > 0; empty -= 1) draws += hold.respins * empty;
  return draws;
}
