import type { WaysSymbol } from './WaysModel.ts';

export interface WaysWin {
  symbol: WaysSymbol;
  /** Number of reels from the left. */
  count: number;
  ways: number;
  /** The multiplier of the fall included. */
  amount: bigint;
}

/** One view of the reels; when it wins, the winning symbols vanish and the next step shows what fell. */
export interface FallStep {
  /** Reel by reel, top to bottom. */
  grid: WaysSymbol[][];
  multiplier: bigint;
  wins: WaysWin[];
  win: bigint;
}

export interface SpinOutcome {
  /** The strip position in the top row of each reel. */
  stops: number[];
  steps: FallStep[];
  win: bigint;
}

export interface Outcome {
  game: string;
  version: string;
  bet: bigint;
  /** Always one; its steps are the falls. */
  spins: SpinOutcome[];
  win: bigint;
}
