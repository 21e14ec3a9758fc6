export type Level = 1 | 2 | 3;

/** Papers as the table holds them; the day is a calendar day. */
export type SubmissionRow = {
  id: bigint;
  memberId: bigint;
  account: string;
  level: Level;
  status: 'inReview' | 'approved' | 'rejected';
  publicReason: string;
  reason: string;
  expiresOn: string | null;
  /** Whether an approval counts no more. */
  isExpired: boolean;
  decidedBy: string;
  decidedAt: Date | null;
  createdAt: Date;
  documents: { id: string; mediaType: string }[];
};

/** What a level lets a member take out; amounts in 1/100,000, null is no limit. */
export type Allowance = { single: bigint | null; daily: bigint | null };
