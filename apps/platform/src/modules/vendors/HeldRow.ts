/** A win that waits for operators, or waited. */
export type HeldRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  round: string;
  currency: string;
  amount: bigint;
  /** What the round has cost. */
  stake: bigint;
  /** Where the money came from, and where it lies. */
  house: `house.${string}`;
  hold: `hold.${string}`;
  status: 'held' | 'approved' | 'rejected' | 'cancelled';
  /** Who approved first; empty until somebody has. */
  firstId: bigint | null;
  first: string;
  decider: string;
  reason: string;
  createdAt: Date;
  decidedAt: Date | null;
};
