import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { rebateBps } from './downline.ts';

/** How many accounts with a rebate of an interval (above `fromBps`, up to `toBps`) an agent may open. */
export const quota = z.strictObject({ fromBps: rebateBps, toBps: rebateBps, granted: z.int(), used: z.int() });

/** One line of the trail: what an operator granted, or what an account that was opened took. */
export const quotaChange = z.strictObject({
  id: rowId,
  what: z.enum(['granted', 'used']),
  ...{ fromBps: rebateBps, toBps: z.nullable(rebateBps), granted: z.int(), used: z.int() },
  /** The account that took one; empty when it was granted. */
  account: z.string(),
  /** Who did it: the operator, or the agent. */
  by: z.string(),
  at: moment,
});
