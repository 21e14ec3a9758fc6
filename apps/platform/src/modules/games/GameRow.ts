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
  /** The stakes that the vendor offers, smallest first; empty where it lists none. */
  bets: bigint[];
  returnBps: number;
  hasFreePlay: boolean;
  subCategory: SubCategory;
  isEnabled: boolean;
  position: number;
  /** Lotteries that are listed apart; empty goes by the category. */
  prizeMode: '' | 'ZY' | 'SEA';
};
