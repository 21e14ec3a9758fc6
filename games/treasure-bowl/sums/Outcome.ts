import type { BowlSymbol } from './BowlModel.ts';

export interface BowlWin {
  symbol: BowlSymbol;
  /** Number of reels from the left. */
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
  /** Every visible coin; they are paid only if there are enough of them. */
  coins: Coin[];
  isHeld: boolean;
  win: bigint;
}

export interface Respin {
  kind: 'respin';
  /** New coins of this re-spin. */
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
  /** Coins on all places: wins the progressive jackpot's pool in addition, whose amount the pool returns. */
  isGrand: boolean;
  /** Without the jackpot. */
  win: bigint;
}
