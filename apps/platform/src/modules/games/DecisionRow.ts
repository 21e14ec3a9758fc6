import type { SubCategory } from './SubCategory.ts';

/** What a brand decides of a game; null leaves standing what the vendor and the house say. */
export type DecisionRow = {
  brandId: number;
  gameId: number;
  isEnabled: boolean;
  position: number | null;
  badge: '' | 'NEW' | 'HOT' | null;
  subCategory: SubCategory;
  currency: string;
  minBet: bigint | null;
  maxBet: bigint | null;
  version: number;
};
