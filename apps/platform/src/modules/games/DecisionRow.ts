import type { OpensIn } from './OpensIn.ts';
import type { SubCategory } from './SubCategory.ts';

/** A brand's overrides for a game; null keeps the values of vendor and platform. */
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
  opensIn: OpensIn | null;
  version: number;
};
