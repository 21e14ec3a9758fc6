import type { SlotSymbol } from '@baize/maths/games/dragon-eight/SlotModel';

/** A spin as the studio tells it; amounts are strings of whole 1/100,000 units of the currency. */
export interface SpinView {
  kind: 'base' | 'free';
  stops: number[];
  grid: SlotSymbol[][];
  lineWins: { line: number; symbol: SlotSymbol; count: number; amount: string }[];
  scatter: { count: number; amount: string };
  win: string;
  freeSpinsAwarded: number;
  freeSpinsLeft: number;
}
