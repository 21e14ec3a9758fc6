import { checkAffiliate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { affiliateLimit } from '../rules.ts';
import { findInvitation } from '../store/invitations.ts';

export const checkAffiliate = ({ pool, limiter, agents }: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, refuse }) => {
    // The brand is the host's, whatever the page says; one that believes to be elsewhere learns nothing.
    const limit = { name: `identity.affiliate:${addressKey(ip)}`, ...affiliateLimit };
    if (!(await limiter.hit([limit]))) throw new Refusal('too_many_requests');
    const own = [brand.mainDomain, ...brand.hosts];
    if (!own.includes(input.domain.toLowerCase())) throw refuse('invitation_code_error', { field: 'affiliateCode' });
    const asked = { brandId: brand.id, code: input.code };
    const found = (await findInvitation(pool, asked)) ?? (await agents.offerOf(pool, asked));
    if (!found) throw refuse('invitation_code_error', { field: 'affiliateCode' });
    return { code: input.code };
  });
