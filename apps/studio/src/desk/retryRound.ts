import { transact } from '@baize/server/transact';
import { leaseMs } from '../rounds/leaseMs.ts';
import { runWalletCall } from '../rounds/runWalletCall.ts';
import { findRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { insertDeskLine, reopenCall } from './store.ts';

/**
 * Retries the call that the operator's wallet refused, with the same ids and an identical body, so that a wallet which
 * accepted it after all pays nothing twice. Without a definite answer the queue continues to retry. Returns the round's
 * new state; throws `roundNotStuck` where nothing waits to be sent.
 */
export async function retryRound(studio: Studio, roundId: string, by: string): Promise<RoundRow> {
  const now = studio.clock();
  const callId = await transact(studio.pool, async (query) => {
    const id = await reopenCall(query, roundId, new Date(now.getTime() + leaseMs(studio)));
    if (id === undefined) throw new StudioError('roundNotStuck', 'Nothing of this round waits to be sent again.');
    await insertDeskLine(query, { roundId, act: 'retried', by, reason: '', now });
    return id;
  });
  studio.log.warn({ round: roundId, by }, 'a refused call is sent again by hand');
  await runWalletCall(studio, callId);
  return (await findRound(studio.pool, roundId))!;
}
