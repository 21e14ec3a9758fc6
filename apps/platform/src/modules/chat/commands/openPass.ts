import { Refusal } from '#kit/refusal.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import type { ChatDeps } from '../ChatDeps.ts';
import { exchangeTicket, findPass } from '../store/passes.ts';

type Entry = { brandId: number; by: { ticket: string } | { pass: string } };
type Opened = { memberId: bigint; sessionHash: Buffer; pass: string };

/**
 * Authenticates a page: by a single-use ticket, which returns a pass, or by that pass. Both expire with the session
 * that requested the ticket.
 */
export async function openPass({ pool, tickets, identity }: ChatDeps, { brandId, by }: Entry): Promise<Opened> {
  const isTicket = 'ticket' in by;
  const pass = isTicket ? newToken() : by.pass;
  const passHash = hashToken(pass);
  const secret = isTicket ? tickets.open(by.ticket) : undefined;
  if (isTicket && secret === undefined) throw new Refusal('not_logged_in');
  const found =
    secret === undefined
      ? await findPass(pool, brandId, passHash)
      : await exchangeTicket(pool, { brandId, ticketHash: hashToken(secret), passHash });
  const isLive = found && (await identity.whileLive(found.sessionHash, async () => true));
  if (!found || isLive !== true) throw new Refusal('not_logged_in');
  return { ...found, pass };
}
