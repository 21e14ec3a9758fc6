import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** Levels that need documents: identity, address, source of funds. */
export const kycLevel = z.literal([1, 2, 3]);

/** Reasons for a rejection, shown to the member. */
export const kycReasons = ['unreadable', 'wrong_document', 'name_differs', 'out_of_date', 'other'] as const;

/** A level's withdrawal limits, per transaction and per day; null for no limit. */
export const kycAllowance = z.strictObject({ single: z.nullable(amount), daily: z.nullable(amount) });

/** State of the documents of one level. */
export const kycStep = z.strictObject({
  level: kycLevel,
  state: z.enum(['none', 'inReview', 'approved', 'rejected', 'expired']),
  publicReason: z.string(),
  submittedAt: z.nullable(moment),
  /** The last day on which an approval is valid. */
  expiresOn: z.nullable(z.string()),
});

/** Documents as operators see them. */
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
