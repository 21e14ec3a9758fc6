import { randomInt } from 'node:crypto';
import { hashToken } from '@baize/server/hashToken';
import { Refusal } from '#kit/refusal.ts';
import type { Brand, MemberSession } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { TICKET_MS } from '../createTickets.ts';
import { folded, handleOf } from '../rules.ts';
import { insertChatter, readChatter } from '../store/members.ts';
import { insertTicket } from '../store/passes.ts';

/** A ticket for a member's page, and a permanent chat name for the member. */
export async function openTicket(deps: ChatDeps, brand: Brand, session: MemberSession): Promise<string> {
  await settleHandle(deps, brand, session);
  const { ticket, secret } = deps.tickets.create();
  const { brandId, memberId, sessionHash } = session;
  const stored = await deps.identity.whileLive(sessionHash, async (db) => {
    await insertTicket(db, { brandId, memberId, sessionHash, ticketHash: hashToken(secret), lifeMs: TICKET_MS });
    return true;
  });
  if (stored === undefined) throw new Refusal('not_logged_in');
  return ticket;
}

/** The nickname if it is free and allowed; otherwise a numbered name. It never changes. */
async function settleHandle({ pool, identity }: ChatDeps, brand: Brand, session: MemberSession): Promise<void> {
  const { brandId, memberId, account } = session;
  if (await readChatter(pool, { brandId, memberId })) return;
  const known = (await identity.accountsOf({ brandId, memberIds: [memberId] })).get(memberId);
  const own = handleOf(known?.nickname ?? '', account, brand);
  const tries = [...(own === undefined ? [] : [own]), ...Array.from({ length: 8 }, (_, at) => numbered(at))];
  for (const handle of tries) {
    if (await insertChatter(pool, { brandId, memberId, account, handle, key: folded(handle) })) return;
  }
  throw new Refusal('overloaded');
}

/** Each try has more digits than the one before, so that a free number is found even for many members. */
const numbered = (at: number): string => `Player${randomInt(10 ** (4 + at), 10 ** (5 + at))}`;
