/** A move of a member with the whole team below. */
export type MoveRow = Readonly<{
  id: bigint;
  brandId: number;
  memberId: bigint;
  fromId: bigint | null;
  toId: bigint | null;
  reason: string;
  status: 'waiting' | 'approved' | 'rejected';
  teamCount: number;
  askedById: bigint;
  askedBy: string;
  decidedBy: string;
  createdAt: Date;
  decidedAt: Date | null;
}>;
