import type { Recurring } from '#kit/jobs/Job.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { settleGrants } from '../commands/settleGrants.ts';
import { takeActive } from '../store/grants.ts';

const AT_ONCE = 100;

/** Every five seconds, bonuses that are being worked off are looked at, those first that nobody has looked at for longest. */
export const settleGrantsJob = (deps: Pick<BonusesDeps, 'pool' | 'wallet' | 'onEnded' | 'log'>): Recurring => ({
  ...{ name: 'bonuses.settleGrants', everyMs: 5_000, deadlineMs: 120_000 },
  run: async () => {
    for (const owner of await takeActive(deps.pool, AT_ONCE)) await settleGrants(deps, owner);
  },
});
