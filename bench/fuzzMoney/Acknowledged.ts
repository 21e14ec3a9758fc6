/** Acknowledged effects; they have to be in the books whatever was killed. */
export type Acknowledged = {
  deposits: Map<string, string>;
  withdrawals: Map<string, string>;
  /** How many operators were told that their payment by hand counts: each of them has sent the money. */
  paidByHand: Map<string, number>;
  paidIn: Set<string>;
  /** The member's receipt of each withdrawal. */
  receipts: Map<string, 'received' | 'receivedPart' | 'notReceived'>;
  /** What was paid back with each closed case. */
  closed: Map<string, bigint>;
  /** Transfers up and down the line by id, with their amounts. */
  lines: Map<string, bigint>;
};
