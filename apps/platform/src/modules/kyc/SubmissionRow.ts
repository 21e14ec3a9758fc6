export type Level = 1 | 2 | 3;

/** Documents as stored; the day is a calendar day. */
export type SubmissionRow = {
  id: bigint;
  memberId: bigint;
  account: string;
  level: Level;
  status: 'inReview' | 'approved' | 'rejected';
  publicReason: string;
  reason: string;
  expiresOn: string | null;
  /** Whether an approval has expired. */
  isExpired: boolean;
  decidedBy: string;
  decidedAt: Date | null;
  createdAt: Date;
  documents: { id: string; mediaType: string }[];
};

/** A level's withdrawal limits; amounts in 1/100,000, null for no limit. */
export type Allowance = { single: bigint | null; daily: bigint | null };
