import type { Pool } from '#kit/db.ts';
import type { Posting } from './createPosting.ts';
import { settleArrival } from './store/transits.ts';

/**
 * Credits the payee of a transit, once under concurrency, and notifies open pages. If it cannot be credited it is
 * marked as refused: the job returns it. Never call it within a transaction.
 */
export async function arrive(
  { pool, wallet }: { pool: Pool; wallet: Pick<Posting, 'announceChanges'> },
  transitId: bigint,
): Promise<void> {
  const arrival = await settleArrival(pool, transitId);
  if (arrival === undefined || arrival.status === 'refused') return;
  const { status: _status, ...change } = arrival;
  wallet.announceChanges([change]);
}
