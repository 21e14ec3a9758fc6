import { transact } from '@baize/server/transact';
import type { Studio } from '../Studio.ts';
import { removeEmptySessions, removeGuests, removePurseSessions, removeSimulatedGuests } from './store.ts';

/** Small batches, so that row locks are short. */
const AT_ONCE = 500;
/** The maximum number of batches per run; the rest is left for the next run. */
const MOST_GOES = 100;

/** Removes expired rows; returns the number of sessions. Any number of processes may run it at once. */
export async function removeOld({ pool, clock }: Pick<Studio, 'pool' | 'clock'>): Promise<number> {
  let removed = 0;
  for (const remove of [removeGuests, removeEmptySessions, removePurseSessions, removeSimulatedGuests]) {
    for (let goes = 0; goes < MOST_GOES; goes += 1) {
      const count = await transact(pool, (query) => remove(query, clock(), AT_ONCE));
      removed += count;
      if (count < AT_ONCE) break;
    }
  }
  return removed;
}
