import type { Recurring } from '#kit/jobs/Job.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endExpiredSessions } from '../store.ts';

/** Sessions ended per transaction, with their opened games. */
const TOGETHER = 200;

/** No more bets in games that were opened in an expired session. Any number of processes may run it concurrently. */
async function endExpired({ pool, games }: Pick<IdentityDeps, 'pool' | 'games'>): Promise<void> {
  for (;;) {
    const ended = await transact(pool, async (client) => {
      const members = await endExpiredSessions(client, { most: TOGETHER });
      for (const member of members) await games.endOpenings(client, member);
      return members.length;
    });
    if (ended < TOGETHER) return;
  }
}

/** Calls judge a session by its times, but bets of a vendor only by its opening: that is how long one lasts too long. */
export const endExpiredJob = (deps: IdentityDeps): Recurring => ({
  ...{ name: 'identity.endExpired', everyMs: 10_000, deadlineMs: 60_000 },
  run: () => endExpired(deps),
});
