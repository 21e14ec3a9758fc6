import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { rebateBps } from './downline.ts';

/** How many accounts with a rebate in an interval (above `fromBps`, up to `toBps`) an agent may open. */
export const quota = z.strictObject({ fromBps: rebateBps, toBps: rebateBps, granted: z.int(), used: z.int() });

/** One row of the change log: a grant by an operator, or one used by a new account. */
export const quotaChange = z.strictObject({
  id: rowId,
  what: z.enum(['granted', 'used']),
  ...{ fromBps: rebateBps, toBps: z.nullable(rebateBps), granted: z.int(), used: z.int() },
  /** The account that used it; empty for a grant. */
  account: z.string(),
  /** The operator or agent who made the change. */
  by: z.string(),
  at: moment,
});
