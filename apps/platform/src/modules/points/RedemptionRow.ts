import type { PointsTexts } from './PointsSettingsRow.ts';

/** A redemption; `points`, `amount` and `pays` are totals. */
export type RedemptionRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  kind: 'gift' | 'credit' | 'convert';
  rewardId: bigint | null;
  name: PointsTexts;
  image: string;
  quantity: number;
  unitPoints: bigint;
  points: bigint;
  amount: bigint;
  pays: bigint;
  currency: string;
  recipient: string;
  address: string;
  mobile: string;
  status: 'inProcess' | 'rejected' | 'approved';
  remark: string;
  operator: string;
  createdAt: Date;
  decidedAt: Date | null;
};
