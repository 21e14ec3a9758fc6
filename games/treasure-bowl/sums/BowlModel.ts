/** The pictures of Treasure Bowl: the coin that is held, the wild, three treasures and three charms. */
export type BowlSymbol = 'coin' | 'bowl' | 'ingot' | 'jade' | 'lion' | 'fortune' | 'rank' | 'years';

/** What one way of three, four or five of a kind pays, in multiples of the way bet. */
export type BowlPays = readonly [three: bigint, four: bigint, five: bigint];

/** A value that a coin can show, in multiples of the whole bet, and how often. */
export interface CoinValue {
  readonly times: bigint;
  readonly weight: number;
  /** A fixed prize has a name of its own. */
  readonly prize?: 'mini' | 'minor' | 'major';
}

/**
 * Everything that decides what a round pays. Each of the fifteen places is drawn by itself. The sums take the model as
 * an argument, so that a small model can be checked by trying every sequence of draws.
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
  /** For each reel, how often each symbol comes in a place of it; all reels have the same sum. */
  readonly weights: readonly { readonly [name in BowlSymbol]?: number }[];
  readonly coinValues: readonly CoinValue[];
  readonly hold: {
    /** So many coins in the paid spin start the re-spins. */
    readonly coinsNeeded: number;
    /** So many re-spins without a new coin end them. */
    readonly respins: number;
    /** In a re-spin an empty place shows a coin this often: `chance` of `of`. */
    readonly chance: number;
    readonly of: number;
  };
  /** A full picture wins the progressive jackpot besides its coins. */
  readonly grand: {
    /** What of each bet goes into the pool, in millionths. */
    readonly contributionPpm: bigint;
    /** What the house puts into the pool whenever it begins, in multiples of the bet. */
    readonly seedTimes: bigint;
  };
}
