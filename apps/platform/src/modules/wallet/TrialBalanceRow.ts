/** The totals of one currency of one brand, in 1/100,000. */
export type TrialBalanceRow = {
  brandId: number;
  currency: string;
  /** Spendable and bonus money of members. */
  members: bigint;
  holds: bigint;
  debts: bigint;
  /** Sent by one member and not yet received by the other. */
  transit: bigint;
  house: bigint;
  /** Must be zero. */
  sum: bigint;
  entrySum: bigint;
  accounts: bigint;
  entries: bigint;
};
