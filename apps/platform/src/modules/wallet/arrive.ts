import type { Pool } from '#kit/db.ts';
import type { Posting } from './createPosting.ts';
import { settleArrival } from './store/transits.ts';

/**
 * Credits the payee with what was sent, once however often and by however many this is done, and tells the open pages of
 * it. What cannot be credited is noted as refused: the job gives it back. Never within a transaction of the caller's.
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
