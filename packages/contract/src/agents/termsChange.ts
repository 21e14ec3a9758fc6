import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** What an account has of its line. */
export const lineTerms = z.strictObject({ rebateBps, prizeGroup });

/** One row of the change log of an account's terms. */
export const termsChange = z.strictObject({
  id: rowId,
  before: lineTerms,
  after: lineTerms,
  /** The operator or the upline who made the change, and why; uplines give no reason. */
  by: z.string(),
  reason: z.string(),
  at: moment,
});
