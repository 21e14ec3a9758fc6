import { transact } from '@baize/server/transact';
import type { Studio } from '../Studio.ts';
import { removeEmptySessions, removeGuests, removePurseSessions, removeSimulatedGuests } from './store.ts';

/** So few at a time that nobody waits for it. */
const AT_ONCE = 500;
/** What is left after so many goes waits for the next turn. */
const MOST_GOES = 100;

/** Removes what has been kept long enough; answers how many sessions. Any number of processes may do so at once. */
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
