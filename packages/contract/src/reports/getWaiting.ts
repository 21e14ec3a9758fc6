import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';

/** How many wait, and since when the oldest; null where the operator's role may not read them. */
const queue = z.nullable(z.strictObject({ count: z.int(), oldestAt: z.nullable(moment) }));

/** What waits for operators besides money and documents, which the overview counts. */
export const getWaiting = operation({
  id: 'reports.getWaiting',
  method: 'GET',
  path: '/ops/reports/getWaiting',
  audience: 'operator',
  summary: 'What waits for a decision',
  description: 'Each queue is counted for roles that may read it, and null for all others.',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Bills of contracts to approve. */
    bills: queue,
    /** Moves in the tree of agents that wait for a second operator. */
    moves: queue,
    candidates: queue,
    /** Applications in promotions. */
    applications: queue,
    redemptions: queue,
    /** Results and voids of draws that wait for a second operator. */
    proposals: queue,
    /** Changes of the lotteries' feeds that wait for a second operator. */
    feeds: queue,
  }),
  errors: ['not_logged_in'],
});
