/** The symbols of Treasure Bowl: the coin that is held, the wild, three treasures and three charms. */
export type BowlSymbol = 'coin' | 'bowl' | 'ingot' | 'jade' | 'lion' | 'fortune' | 'rank' | 'years';

/** Payout of one way of three, four or five of a kind, in multiples of the way bet. */
export type BowlPays = readonly [three: bigint, four: bigint, five: bigint];

/** A possible value of a coin, in multiples of the whole bet, with its weight. */
export interface CoinValue {
  readonly times: bigint;
  readonly weight: number;
  /** A fixed prize has a name of its own. */
  readonly prize?: 'mini' | 'minor' | 'major';
}

/**
 * Everything that decides what a round pays. Each of the fifteen places is drawn by itself. The maths take the model as
 * an argument, so that a small model can be enumerated.
 */
export interface BowlModel {
  readonly code: string;
  readonly version: string;
  readonly rows: number;
  readonly coin: BowlSymbol;
  readonly wild: BowlSymbol;
  /** The whole bet in way bets. */
  readonly costs: bigint;
  readonly pays: { readonly [name in BowlSymbol]?: BowlPays };
  /** For each reel, the weight of each symbol in a place of it; all reels have the same sum. */
  readonly weights: readonly { readonly [name in BowlSymbol]?: number }[];
  readonly coinValues: readonly CoinValue[];
  readonly hold: {
    /** The number of coins in the paid spin that starts the re-spins. */
    readonly coinsNeeded: number;
    /** The number of re-spins without a new coin that ends them. */
    readonly respins: number;
    /** Probability of a coin in an empty place of a re-spin: `chance` of `of`. */
    readonly chance: number;
    readonly of: number;
  };
  /** Coins on all places win the progressive jackpot in addition. */
  readonly grand: {
    /** Contribution of each bet to the pool, in millionths. */
    readonly contributionPpm: bigint;
    /** What the house seeds the pool with, in multiples of the bet. */
    readonly seedTimes: bigint;
  };
}
