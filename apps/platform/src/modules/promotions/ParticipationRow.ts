import type { PromotionKind, PromotionStatus } from '@baize/contract';

/** The states that are kept; the two before it and the window's end are read off the campaign. */
export type KeptStatus = Exclude<PromotionStatus, 'comingSoon' | 'join'>;
export type Flag = 'device' | 'network' | 'payee' | 'zalo';

/** A member's part in a promotion. */
export type ParticipationRow = {
  id: bigint;
  brandId: number;
  campaignId: bigint;
  kind: PromotionKind;
  memberId: bigint;
  account: string;
  /** Of a mission or a share of a loss its day or week, of a referral the id of whom the member brought; nothing otherwise. */
  part: string;
  status: KeptStatus;
  amount: bigint | null;
  currency: string;
  remark: string;
  flags: Flag[];
  isHeld: boolean;
  isCleared: boolean;
  depositId: bigint | null;
  prizeId: bigint | null;
  requestId: string;
  grantId: bigint | null;
  /** What counts for a share of a loss; nothing otherwise. */
  countsFrom: Date | null;
  countsUntil: Date | null;
  /** Which share of a pot it is. */
  place: number | null;
  /** The rounds that were given instead of money. */
  freeId: bigint | null;
  publicReason: string;
  reason: string;
  actedBy: string;
  createdAt: Date;
  updatedAt: Date;
};
