import type { PromotionKind, PromotionStatus } from '@baize/contract';

/** Stored states; the two before joining and those of the window's end are derived from the campaign. */
export type KeptStatus = Exclude<PromotionStatus, 'comingSoon' | 'join'>;
export type Flag = 'device' | 'network' | 'payee' | 'zalo';

/** A member's participation in a promotion. */
export type ParticipationRow = {
  id: bigint;
  brandId: number;
  campaignId: bigint;
  kind: PromotionKind;
  memberId: bigint;
  account: string;
  /** For a mission or cash-back its day or week, for a referral the id of the referred member; otherwise empty. */
  part: string;
  status: KeptStatus;
  amount: bigint | null;
  currency: string;
  remark: string;
  flags: Flag[];
  isHeld: boolean;
  isCleared: boolean;
  /** Until when it can be claimed, once it can; null before, in a promotion without an end. */
  claimBy: Date | null;
  /** Whether that is not over yet. */
  isInTime: boolean;
  depositId: bigint | null;
  prizeId: bigint | null;
  requestId: string;
  grantId: bigint | null;
  /** For cash-back and loss rescue: since when losses count; otherwise null. */
  countsFrom: Date | null;
  countsUntil: Date | null;
  /** The index of a pot's share. */
  place: number | null;
  /** The grant of free rounds. */
  freeId: bigint | null;
  publicReason: string;
  reason: string;
  actedBy: string;
  createdAt: Date;
  updatedAt: Date;
};
