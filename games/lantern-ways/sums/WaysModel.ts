/** The symbols of Lantern Ways: the wild, four high symbols and the tiles of the four seasons. */
export type WaysSymbol = 'moon' | 'lantern' | 'koi' | 'crane' | 'lotus' | 'spring' | 'summer' | 'autumn' | 'winter';

/** Payout of one way of three, four or five of a kind, in multiples of the way bet. */
export type WaysPays = readonly [three: bigint, four: bigint, five: bigint];

/**
 * Everything that decides what a round pays. The maths take the model as an argument, so that a small model can be
 * enumerated with the same code that pays the real one.
 */
export interface WaysModel {
  readonly code: string;
  readonly version: string;
  readonly rows: number;
  /** Substitutes for every other symbol; the first reel has none, so the first symbol decides what can be paid. */
  readonly wild: WaysSymbol;
  /** The whole bet in way bets. */
  readonly costs: bigint;
  readonly pays: { readonly [name in WaysSymbol]?: WaysPays };
  /** Multipliers of the first, second and later falls; the last one applies to all that follow. */
  readonly multipliers: readonly bigint[];
  /** Maximum falls of a round, so that every round ends. */
  readonly maximumFalls: number;
  readonly reels: readonly (readonly WaysSymbol[])[];
}
