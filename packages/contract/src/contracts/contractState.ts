import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { businessDay, contractKind, contractTerms } from './contractTerms.ts';

/** A contract as its two sides see it. Without an upline the house pays. */
export const contractState = z.strictObject({
  id: rowId,
  kind: contractKind,
  /** Who pays; empty when the house does. */
  payer: z.string(),
  /** Who is paid. */
  account: z.string(),
  currency: z.string(),
  terms: contractTerms,
  startsDay: businessDay,
  /** The first day that is not paid any more, once both sides have agreed on the end. */
  endsDay: z.nullable(businessDay),
  /** Terms that both sides have accepted and that begin with a later period. */
  next: z.nullable(z.strictObject({ fromDay: businessDay, terms: contractTerms })),
});

/** What one side asks of the other, and what became of it: accepted or rejected by the other, terminated by who asked. */
export const contractRequest = z.strictObject({
  id: rowId,
  kind: contractKind,
  what: z.enum(['new', 'termination']),
  status: z.enum(['pending', 'accepted', 'rejected', 'terminated']),
  /** Who pays; empty when the house does. */
  payer: z.string(),
  account: z.string(),
  /** True when it is the caller who asked. */
  isOwn: z.boolean(),
  /** The new terms, and those in force beside them. */
  terms: z.nullable(contractTerms),
  present: z.nullable(contractTerms),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
