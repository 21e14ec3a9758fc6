import type { Recurring } from '#kit/jobs/Job.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { settleGrants } from '../commands/settleGrants.ts';
import { takeActive } from '../store/grants.ts';

const AT_ONCE = 100;

/** Checks active bonuses every five seconds, those checked longest ago first. */
export const settleGrantsJob = (deps: Pick<BonusesDeps, 'pool' | 'wallet' | 'onEnded' | 'log'>): Recurring => ({
  ...{ name: 'bonuses.settleGrants', everyMs: 5_000, deadlineMs: 120_000 },
  run: async () => {
    for (const owner of await takeActive(deps.pool, AT_ONCE)) await settleGrants(deps, owner);
  },
});
