import { startFreePlay as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { openTrial } from '../commands/openTrial.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentSession } from '../present.ts';
import { freePlayLimit } from '../rules.ts';

/**
 * Trials per brand and hour: each leaves permanent ledger entries, and an attacker with many networks passes any limit
 * per address.
 */
const PER_HOUR = 2_000;

export const startFreePlay = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, refuse, ...visit }) => {
    if (!visit.brand.modules.has('FREEPLAY3')) throw refuse('free_play_closed');
    const rule = { name: `identity.freePlay:${addressKey(visit.ip)}`, ...freePlayLimit };
    const ofBrand = { name: `identity.freePlay.brand:${visit.brand.id}`, max: PER_HOUR, windowMs: 3_600_000 };
    // Sequentially, so that a refusal by address does not count for the brand.
    if (!(await deps.limiter.hit([rule])) || !(await deps.limiter.hit([ofBrand])))
      throw new Refusal('too_many_requests');
    return presentSession(await openTrial(deps, visit, input));
  });
