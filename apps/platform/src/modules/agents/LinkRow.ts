/** A registration link of an agent, or of the house. */
export type LinkRow = Readonly<{
  id: bigint;
  /** Null for the house. */
  ownerId: bigint | null;
  code: string;
  type: 0 | 2;
  rebateBps: number;
  prizeGroup: number;
  note: string;
  uses: number;
  joined: number;
  state: 'open' | 'expired' | 'usedUp' | 'closed';
  expiresAt: Date;
  createdAt: Date;
}>;
