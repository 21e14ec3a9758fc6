import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@baize/server/clock';
import { newToken } from '@baize/server/newToken';

/** Lifetime of a ticket: the page is opened by the same click that requested it. */
export const TICKET_MS = 60_000;

/** Chat tickets: signed, so that forged ones are refused without a database query. */
export type Tickets = Readonly<{
  create(): { ticket: string; secret: string };
  /** The secret of a valid ticket, otherwise undefined. */
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
