import { transact } from '@baize/server/transact';
import { findRound, moveRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { abandonCall, insertDeskLine } from './store.ts';

/**
 * Closes a round whose call will never be sent again; from then on the operator's list of rounds shows what was owed,
 * so that its comparison finds the difference. Throws `roundNotStuck` where nothing waits, also during a retry, whose
 * answer may still move the money.
 */
export async function closeRound(studio: Studio, roundId: string, by: string, reason: string): Promise<RoundRow> {
  const now = studio.clock();
  await transact(studio.pool, async (query) => {
    const isGivenUp = await abandonCall(query, roundId);
    if (!isGivenUp || !(await moveRound(query, roundId, 'stuck', 'closed', { closedAt: now }))) {
      throw new StudioError('roundNotStuck', 'Nothing of this round waits at the desk, or it is being sent again.');
    }
    await insertDeskLine(query, { roundId, act: 'closed', by, reason, now });
  });
  studio.log.warn({ round: roundId, by, reason }, 'a stuck round is closed by hand');
  return (await findRound(studio.pool, roundId))!;
}
