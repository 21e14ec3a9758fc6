/** A registration link of an agent. */
export type LinkRow = Readonly<{
  id: bigint;
  ownerId: bigint;
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
