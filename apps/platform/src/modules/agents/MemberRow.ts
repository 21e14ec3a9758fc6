/** A node of the agent tree. */
export type MemberRow = Readonly<{
  memberId: bigint;
  brandId: number;
  /** The direct parent; null at the top. */
  parentId: bigint | null;
  type: number;
  rebateBps: number;
  prizeGroup: number;
  joinedAt: Date;
}>;
