import { getInvite as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { noteVisit, plainInvite, readInvite } from '../store/invites.ts';
import { offerOf } from '../store/links.ts';

/** Codes that an address can look up per hour: enough for an office, too few for guessing. */
const rule = { max: 60, windowMs: 3_600_000 };

export const getInvite = ({ pool, limiter, identity }: AgentsDeps): Route =>
  implement(operation, async ({ input: { code }, brand, ip, refuse }) => {
    const address = addressKey(ip);
    if (!(await limiter.hit([{ name: `agents.invite:${address}`, ...rule }]))) throw new Refusal('too_many_requests');
    const asked = { brandId: brand.id, code };
    const ownerId = (await identity.invitationOwner(asked)) ?? (await offerOf(pool, asked))?.ownerId;
    if (ownerId === undefined) throw refuse('invitation_code_error');
    // The house writes no words of its own.
    if (ownerId === null) return { code: code.toUpperCase(), ...plainInvite };
    await noteVisit(pool, { ...asked, ownerId, address, timeZone: brand.timeZone });
    return { code: code.toUpperCase(), ...(await readInvite(pool, { brandId: brand.id, memberId: ownerId })) };
  });
