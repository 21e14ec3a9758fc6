import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { prizeGroup, rebateBps } from './downline.ts';

/** What an account has of its line. */
export const lineTerms = z.strictObject({ rebateBps, prizeGroup });

/** One row of the change log of an account: new terms, opened at the top, made an agent, or made a member again. */
export const termsChange = z.strictObject({
  id: rowId,
  what: z.enum(['terms', 'opened', 'promoted', 'demoted']),
  /** Null where no terms changed; before an account was opened it had none. */
  before: z.nullable(lineTerms),
  after: z.nullable(lineTerms),
  /** The operator or the upline who made the change, and why; uplines give no reason. */
  by: z.string(),
  reason: z.string(),
  at: moment,
});
