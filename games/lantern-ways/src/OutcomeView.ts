import type { WaysSymbol } from '@baize/maths/games/lantern-ways/WaysModel';

export interface WinView {
  symbol: WaysSymbol;
  count: number;
  ways: number;
  amount: string;
}

export interface StepView {
  grid: WaysSymbol[][];
  multiplier: string;
  wins: WinView[];
  win: string;
}

/** A round as the studio tells it; amounts are strings of whole 1/100,000 units of the currency. */
export interface OutcomeView {
  bet: string;
  win: string;
  spins: { stops: number[]; steps: StepView[]; win: string }[];
}
