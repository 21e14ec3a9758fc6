import { describe, expect, it } from 'vitest';
import { createTickets, TICKET_MS } from './createTickets.ts';

let now = 1_800_000_000_000;
const tickets = createTickets('key', () => now);

describe('a chat ticket', () => {
  it('[CALL-38] is valid for a minute if signed by us', () => {
    const { ticket, secret } = tickets.create();
    expect(tickets.open(ticket)).toBe(secret);
    now += TICKET_MS;
    expect(tickets.open(ticket)).toBeUndefined();
  });

  it('is refused if modified, signed with another key, or malformed', () => {
    const { ticket } = tickets.create();
    const [secret = '', end = '', mark = ''] = ticket.split('.');
    const other = tickets.create().ticket.split('.')[0];
    expect(tickets.open(`${secret}.${Number(end) + 1}.${mark}`)).toBeUndefined();
    expect(tickets.open(`${other}.${end}.${mark}`)).toBeUndefined();
    expect(createTickets('another', () => now).open(ticket)).toBeUndefined();
    for (const text of ['', 'a.b.c', `${ticket} `, ticket.slice(1)]) expect(tickets.open(text)).toBeUndefined();
  });
});
