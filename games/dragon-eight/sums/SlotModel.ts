/** The twelve symbols of Dragon Eight: the wild, the scatter, five high symbols and five tiles. */
export type SlotSymbol =
  | 'eight'
  | 'pearl'
  | 'dragon'
  | 'tiger'
  | 'turtle'
  | 'coin'
  | 'lantern'
  | 'red'
  | 'green'
  | 'east'
  | 'wheel'
  | 'bamboo';

/** Payout of a line of three, four or five of a kind, in multiples of the line bet. */
export type LinePays = readonly [three: bigint, four: bigint, five: bigint];

export type ReelSet = readonly (readonly SlotSymbol[])[];

/** How free spins are played: how many, at what every win is multiplied by, and how many a round has at most. */
export interface FreeSpinWay {
  readonly award: number;
  /** A round never plays more free spins than this, so every round ends. */
  readonly maximum: number;
  readonly multiplier: bigint;
}

/**
 * Everything that decides what a spin pays. The maths take the model as an argument, so that a small model can be
 * enumerated with the same code that pays the real one.
 */
export interface SlotModel {
  readonly code: string;
  readonly version: string;
  readonly rows: number;
  readonly wild: SlotSymbol;
  readonly scatter: SlotSymbol;
  /** One row number per reel, counted from the top. */
  readonly lines: readonly (readonly number[])[];
  readonly linePays: { readonly [name in SlotSymbol]?: LinePays };
  /** Multiples of the whole bet, by the number of visible scatters. */
  readonly scatterPays: { readonly [count: number]: bigint };
  /** The usual way; free spins that are won within free spins are always `award` more. */
  readonly freeSpins: FreeSpinWay & {
    readonly scattersNeeded: number;
    /** What a player may take instead of the usual way, in the order in which it is asked. */
    readonly ways?: readonly FreeSpinWay[];
  };
  readonly reels: { readonly base: ReelSet; readonly free: ReelSet };
}
