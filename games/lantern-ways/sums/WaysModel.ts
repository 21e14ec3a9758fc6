/** The pictures of Lantern Ways: the wild, four high symbols and the tiles of the four seasons. */
export type WaysSymbol = 'moon' | 'lantern' | 'koi' | 'crane' | 'lotus' | 'spring' | 'summer' | 'autumn' | 'winter';

/** What one way of three, four or five of a kind pays, in multiples of the way bet. */
export type WaysPays = readonly [three: bigint, four: bigint, five: bigint];

/**
 * Everything that decides what a round pays. The sums take the model as an argument, so that a small model can be
 * checked by trying every stop with the same code that pays the real one.
 */
export interface WaysModel {
  readonly code: string;
  readonly version: string;
  readonly rows: number;
  /** Stands in for every other symbol; the first reel carries none, so the symbol in front decides what can be paid. */
  readonly wild: WaysSymbol;
  /** The whole bet in way bets. */
  readonly costs: bigint;
  readonly pays: { readonly [name in WaysSymbol]?: WaysPays };
  /** By which the wins of the first, second and later falls are multiplied; the last one counts for all that follow. */
  readonly multipliers: readonly bigint[];
  /** A round never has more falls than this, so every round ends. */
  readonly maximumFalls: number;
  readonly reels: readonly (readonly WaysSymbol[])[];
}
