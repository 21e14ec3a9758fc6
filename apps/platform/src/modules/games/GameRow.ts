import type { LocalTexts } from '@baize/contract/localText';
import type { SubCategory } from './SubCategory.ts';

/** A game of the catalogue. */
export type GameRow = {
  id: number;
  vendorId: number;
  gameCode: string;
  classify: string;
  names: LocalTexts;
  image: string;
  badge: '' | 'NEW' | 'HOT';
  lines: number;
  minBet: bigint;
  maxBet: bigint;
  /** Stakes that the vendor offers, ascending; empty if it lists none. */
  bets: bigint[];
  returnBps: number;
  hasFreePlay: boolean;
  subCategory: SubCategory;
  isEnabled: boolean;
  position: number;
  /** Regional lotteries with a list of their own; empty for the category's. */
  prizeMode: '' | 'ZY' | 'SEA';
};
