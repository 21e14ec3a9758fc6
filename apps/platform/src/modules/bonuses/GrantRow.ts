export type GrantStatus = 'requested' | 'rejected' | 'queued' | 'active' | 'released' | 'expired' | 'cancelled';

/** A member's bonus; `required` is its wagering requirement in valid bets. */
export type GrantRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  account: string;
  title: string;
  amount: bigint;
  currency: string;
  multiple: number;
  required: bigint;
  days: number;
  status: GrantStatus;
  requesterId: bigint;
  requester: string;
  reason: string;
  approver: string;
  activeFrom: Date | null;
  expiresAt: Date | null;
  done: bigint;
  createdAt: Date;
  endedAt: Date | null;
};
