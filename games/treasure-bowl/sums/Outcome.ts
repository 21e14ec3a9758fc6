import type { BowlSymbol } from './BowlModel.ts';

export interface BowlWin {
  symbol: BowlSymbol;
  /** On how many reels from the left. */
  count: number;
  ways: number;
  amount: bigint;
}

export interface Coin {
  reel: number;
  row: number;
  amount: bigint;
  prize: 'mini' | 'minor' | 'major' | null;
}

export interface PaidSpin {
  kind: 'base';
  /** Reel by reel, top to bottom. */
  grid: BowlSymbol[][];
  wins: BowlWin[];
  /** Every coin in view; they are paid only if there are enough of them. */
  coins: Coin[];
  isHeld: boolean;
  win: bigint;
}

export interface Respin {
  kind: 'respin';
  /** The coins that this re-spin brought. */
  coins: Coin[];
  /** Re-spins left after it. */
  left: number;
  win: bigint;
}

export interface Outcome {
  game: string;
  version: string;
  bet: bigint;
  spins: [PaidSpin, ...Respin[]];
  /** The whole picture is full: the pool of the progressive jackpot is won besides. Its amount is the pool's to tell. */
  isGrand: boolean;
  /** Without the jackpot. */
  win: bigint;
}
