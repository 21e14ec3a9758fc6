import type { BowlSymbol } from '@baize/maths/games/treasure-bowl/BowlModel';

export interface CoinView {
  reel: number;
  row: number;
  amount: string;
  prize: 'mini' | 'minor' | 'major' | null;
}

export interface PaidView {
  kind: 'base';
  grid: BowlSymbol[][];
  wins: { symbol: BowlSymbol; count: number; ways: number; amount: string }[];
  coins: CoinView[];
  isHeld: boolean;
  win: string;
}

export interface RespinView {
  kind: 'respin';
  coins: CoinView[];
  left: number;
  win: string;
}

/** A round as the studio tells it; amounts are strings of whole 1/100,000 units of the currency. */
export interface OutcomeView {
  bet: string;
  win: string;
  isGrand: boolean;
  spins: [PaidView, ...RespinView[]];
}
