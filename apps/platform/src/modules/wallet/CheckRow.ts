/** A fault of the books; `brandId` is null for what all brands share, such as a chain. */
export type KnownFault = { what: string; where: string; brandId: number | null };

/** A check of all books as stored. */
export type CheckRow = {
  id: bigint;
  askedAt: Date;
  askedBy: string;
  begunAt: Date | null;
  endedAt: Date | null;
  takenAt: Date | null;
  isSound: boolean | null;
  faults: KnownFault[];
  /** There are more faults of one kind than are listed. */
  isCut: boolean;
  chains: { chain: number; sequence: string; hash: string }[];
};
