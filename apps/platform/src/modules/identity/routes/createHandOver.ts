import { createHandOver as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { HAND_OVER_SECONDS } from '../rules.ts';
import { insertHandOver } from '../store/handOvers.ts';

/** Rate limit. */
const PER_HOUR = 30;

export const createHandOver = ({ pool, limiter, publicUrl }: IdentityDeps): Route =>
  implement(operation, async ({ brand, session }) => {
    const rule = { name: `identity.handOver:${session.memberId}`, max: PER_HOUR, windowMs: 3_600_000 };
    if (!(await limiter.hit([rule]))) throw new Refusal('too_many_requests');
    const code = newToken();
    await insertHandOver(pool, {
      codeHash: hashToken(code),
      brandId: brand.id,
      sessionHash: session.sessionHash,
      seconds: HAND_OVER_SECONDS,
    });
    // The host is the brand's own, never the request's.
    const url = new URL('/', publicUrl);
    url.hostname = brand.mainDomain;
    url.searchParams.set('token', code);
    return { url: url.toString(), seconds: HAND_OVER_SECONDS };
  });
