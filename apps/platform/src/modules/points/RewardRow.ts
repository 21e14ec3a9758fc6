import type { rewardCategories } from '@baize/contract';
import type { PointsTexts } from './PointsSettingsRow.ts';

/** A reward of the catalogue; `stock` is the original total, `taken` how many are gone. */
export type RewardRow = {
  id: bigint;
  version: number;
  kind: 'gift' | 'credit';
  category: (typeof rewardCategories)[number];
  name: PointsTexts;
  about: PointsTexts;
  image: string;
  points: bigint;
  amount: bigint;
  pays: bigint;
  needsAddress: boolean;
  stock: number;
  taken: number;
  memberCap: number | null;
  opensAt: Date | null;
  closesAt: Date | null;
  isListed: boolean;
  position: number;
  updatedBy: string;
  updatedAt: Date;
};
