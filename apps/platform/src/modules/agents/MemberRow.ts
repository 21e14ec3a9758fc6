/** A place in the tree of agents. */
export type MemberRow = Readonly<{
  memberId: bigint;
  brandId: number;
  /** Who stands directly above; nobody at the top. */
  parentId: bigint | null;
  type: number;
  rebateBps: number;
  prizeGroup: number;
  joinedAt: Date;
}>;
