/** A request to reset a member's two-step login, as stored. */
export type ResetRow = {
  id: bigint;
  memberId: bigint;
  account: string;
  reason: string;
  status: 'requested' | 'approved' | 'rejected';
  requesterId: bigint;
  requestedBy: string;
  decidedBy: string;
  decisionReason: string;
  decidedAt: Date | null;
  createdAt: Date;
};
