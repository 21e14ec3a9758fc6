import { startEvery } from '../../../kit/startEvery.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { settleGrants } from '../commands/settleGrants.ts';
import { takeActive } from '../store/grants.ts';

const EVERY_MS = 5_000;
const AT_ONCE = 100;

/**
 * Every five seconds, bonuses that are being worked off are looked at, those first that nobody has looked at for longest.
 * Any number of processes may do so at once. Returns how to stop.
 */
export function startSettlingGrants(
  deps: Pick<BonusesDeps, 'pool' | 'wallet' | 'onEnded' | 'log'>,
): () => Promise<void> {
  const { pool, log } = deps;
  return startEvery(EVERY_MS, { job: 'bonuses.settleGrants', log }, async () => {
    for (const owner of await takeActive(pool, AT_ONCE)) await settleGrants(deps, owner);
  });
}
