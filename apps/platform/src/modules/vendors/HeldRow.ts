/** A held win, pending or decided. */
export type HeldRow = {
  id: bigint;
  brandId: number;
  memberId: bigint;
  vendorId: number;
  gameCode: string;
  round: string;
  currency: string;
  amount: bigint;
  /** The cost of the round. */
  stake: bigint;
  /** The account that pays, and the one that holds the money. */
  house: `house.${string}`;
  hold: `hold.${string}`;
  status: 'held' | 'approved' | 'rejected' | 'cancelled';
  /** First approver; empty until there is one. */
  firstId: bigint | null;
  first: string;
  decider: string;
  reason: string;
  createdAt: Date;
  decidedAt: Date | null;
};
