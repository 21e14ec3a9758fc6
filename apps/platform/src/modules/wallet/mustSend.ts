import type { Queryable } from '#kit/db.ts';
import { mustApply, type Refusable } from './mustApply.ts';
import { arriveWithin } from './jobs/arrive.ts';
import type { PostResult } from './rules.ts';
import type { Send } from './Send.ts';
import { sendWithin } from './sendWithin.ts';

/**
 * Sends money in the caller's transaction, and queues its delivery after the commit. Outcomes are handled as in
 * `mustPost`.
 */
export async function mustSend(
  db: Queryable,
  send: Send,
  what: string,
  refusals: readonly Refusable[] = [],
): Promise<PostResult[]> {
  const { results, transitIds } = await sendWithin(db, [send]);
  mustApply(results, what, refusals);
  const [transitId] = transitIds;
  if (transitId !== undefined) await arriveWithin(db, { brandId: send.brandId, transitId });
  return results;
}
