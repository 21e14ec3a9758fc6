import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** The levels that papers are handed in for: who it is, where they live, where the money comes from. */
export const kycLevel = z.literal([1, 2, 3]);

/** What the member is told when papers are refused. */
export const kycReasons = ['unreadable', 'wrong_document', 'name_differs', 'out_of_date', 'other'] as const;

/** What a level lets a member take out at once and on a day; null is no limit of the level's own. */
export const kycAllowance = z.strictObject({ single: z.nullable(amount), daily: z.nullable(amount) });

/** How the papers for one level stand. */
export const kycStep = z.strictObject({
  level: kycLevel,
  state: z.enum(['none', 'inReview', 'approved', 'rejected', 'expired']),
  publicReason: z.string(),
  submittedAt: z.nullable(moment),
  /** The last day on which an approval counts. */
  expiresOn: z.nullable(z.string()),
});

/** Papers as operators see them. */
export const kycSubmission = z.strictObject({
  id: rowId,
  memberId: rowId,
  account: z.string(),
  level: kycLevel,
  status: z.enum(['inReview', 'approved', 'rejected']),
  publicReason: z.string(),
  reason: z.string(),
  expiresOn: z.nullable(z.string()),
  decidedBy: z.string(),
  decidedAt: z.nullable(moment),
  createdAt: moment,
  documents: z.array(z.strictObject({ id: z.uuid(), mediaType: z.string() })),
});
