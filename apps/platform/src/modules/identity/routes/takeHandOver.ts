import { takeHandOver as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { Refusal } from '#kit/refusal.ts';
import { openSession } from '../commands/openSession.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentSession } from '../present.ts';
import { loginLimits } from '../rules.ts';
import { readSessionToCarry } from '../store.ts';
import { takeHandOverCode } from '../store/handOvers.ts';

/** Ends the older browser's session; the new one keeps its expiry. */
export const takeHandOver = (deps: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, userAgent, refuse }) => {
    const rule = { name: `identity.handOver.address:${addressKey(ip)}`, ...loginLimits.remembered };
    if (!(await deps.limiter.hit([rule]))) throw new Refusal('too_many_requests');
    const sessionHash = await takeHandOverCode(deps.pool, { codeHash: hashToken(input.token), brandId: brand.id });
    const carried = sessionHash && (await readSessionToCarry(deps.pool, { sessionHash, brandId: brand.id }));
    if (!carried) throw refuse('not_logged_in');
    const { memberId, secondsLeft: seconds, needsPasswordChange } = carried;
    const older = { sessionHash, brandId: brand.id };
    const opened = await openSession(deps, {
      brandId: brand.id,
      memberId,
      address: ip,
      userAgent,
      seconds,
      needsPasswordChange,
      // The session may have ended between the two statements.
      proof: {
        holds: async (client) => (await readSessionToCarry(client, older)) !== undefined,
        otherwise: 'not_logged_in',
      },
    });
    return presentSession(opened);
  });
