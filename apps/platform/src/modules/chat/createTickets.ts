import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@baize/server/clock';
import { newToken } from '@baize/server/newToken';

/** How long a page has to begin: it is opened by the same click that asked for the ticket. */
export const TICKET_MS = 60_000;

/** Tickets into the chat: signed, so that what nobody gave out is refused without a look into the database. */
export type Tickets = Readonly<{
  create(): { ticket: string; secret: string };
  /** The secret of a ticket that is ours and not over. */
  open(ticket: string): string | undefined;
}>;

export function createTickets(key: string, clock: Clock): Tickets {
  const sign = (body: string): Buffer => createHmac('sha256', key).update(`chat.ticket:${body}`).digest();
  return {
    create() {
      const secret = newToken();
      const body = `${secret}.${clock() + TICKET_MS}`;
      return { ticket: `${body}.${sign(body).toString('base64url')}`, secret };
    },
    open(ticket) {
      const [, body = '', secret, endsAt, mark = ''] = /^(([\w-]{43})\.(\d{13}))\.([\w-]{43})$/.exec(ticket) ?? [];
      if (secret === undefined || Number(endsAt) <= clock()) return undefined;
      return timingSafeEqual(sign(body), Buffer.from(mark, 'base64url')) ? secret : undefined;
    },
  };
}
