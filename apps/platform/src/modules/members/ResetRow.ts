/** A wish to take a member's two-step login off, as the table holds it. */
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
