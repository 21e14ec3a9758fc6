import type { SlotSymbol } from './SlotModel.ts';

export interface LineWin {
  /** From 1, as printed in the pay table. */
  line: number;
  symbol: SlotSymbol;
  count: number;
  amount: bigint;
}

export interface SpinOutcome {
  kind: 'base' | 'free';
  /** The strip position in the top row of each reel. */
  stops: number[];
  /** Reel by reel, top to bottom. */
  grid: SlotSymbol[][];
  lineWins: LineWin[];
  scatter: { count: number; amount: bigint };
  /** Total win of this spin, the free-spin multiplier included. */
  win: bigint;
  freeSpinsAwarded: number;
  freeSpinsLeft: number;
}

export interface Outcome {
  game: string;
  version: string;
  bet: bigint;
  /** Which way to play its free spins the player took; left out where nobody was asked. */
  choice?: number;
  spins: SpinOutcome[];
  win: bigint;
}
