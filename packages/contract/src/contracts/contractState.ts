import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { businessDay, contractKind, contractTerms } from './contractTerms.ts';

/** A contract as both sides see it. Without an upline the house pays. */
export const contractState = z.strictObject({
  id: rowId,
  kind: contractKind,
  /** The payer; empty for the house. */
  payer: z.string(),
  /** The payee. */
  account: z.string(),
  currency: z.string(),
  terms: contractTerms,
  startsDay: businessDay,
  /** The first day that is no longer paid, once both sides have agreed to terminate. */
  endsDay: z.nullable(businessDay),
  /** Accepted terms that take effect with a later period. */
  next: z.nullable(z.strictObject({ fromDay: businessDay, terms: contractTerms })),
});

/**
 * A request of one side to the other with its outcome: accepted or rejected by the other side, or withdrawn
 * (terminated) by the requester.
 */
export const contractRequest = z.strictObject({
  id: rowId,
  kind: contractKind,
  what: z.enum(['new', 'termination']),
  status: z.enum(['pending', 'accepted', 'rejected', 'terminated']),
  /** The payer; empty for the house. */
  payer: z.string(),
  account: z.string(),
  /** True when the caller made the request. */
  isOwn: z.boolean(),
  /** The new terms beside the current ones. */
  terms: z.nullable(contractTerms),
  present: z.nullable(contractTerms),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
