import { closeTicket, createTicket, listTrail } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

async function open(): Promise<{ ticketId: string; member: string }> {
  const { token } = await registerMember(site);
  const sent = await site.call(createTicket, { type: 'other', content: 'Thank you for the table.' }, { token });
  return { ticketId: sent.answer.value?.id ?? '', member: token };
}

describe('works', () => {
  it('closes a ticket permanently, with its audit row', async () => {
    const { ticketId } = await open();
    const { token } = await openOperator(site);
    const { answer } = await site.call(closeTicket, { ticketId }, { token });
    expect(answer.value).toMatchObject({ id: ticketId, status: 'closed' });
    const trail = await site.call(
      listTrail,
      { action: 'feedback.closeTicket', objectId: ticketId, pageNum: 1, pageSize: 20 },
      { token },
    );
    expect(trail.answer.value?.page.content).toHaveLength(1);
    await expect(
      site.owner.query(`update feedback_tickets set status = 'open' where id = $1`, [ticketId]),
    ).rejects.toThrow('is closed');
  });
});

describe('refuses', () => {
  it('unknown and closed tickets, also under concurrency', async () => {
    const { ticketId } = await open();
    const { token } = await openOperator(site);
    const answers = await Promise.all([1, 2, 3].map(() => site.call(closeTicket, { ticketId }, { token })));
    expect(answers.map(({ answer }) => answer.code).sort()).toEqual(['feedback_closed', 'feedback_closed', 'ok']);
    expect((await site.call(closeTicket, { ticketId: '999999' }, { token })).answer.code).toBe('feedback_not_found');
  });
});

describe('forbids', () => {
  it('guests, members and read-only roles', async () => {
    const { ticketId, member } = await open();
    const auditor = await openOperator(site, { role: 'auditor' });
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    expect((await site.call(closeTicket, { ticketId })).status).toBe(401);
    expect((await site.call(closeTicket, { ticketId }, { token: member })).status).toBe(401);
    expect((await site.call(closeTicket, { ticketId }, { token: auditor.token })).answer.code).toBe('not_allowed');
    const elsewhere = await site.call(closeTicket, { ticketId }, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.code).toBe('feedback_not_found');
  });
});
