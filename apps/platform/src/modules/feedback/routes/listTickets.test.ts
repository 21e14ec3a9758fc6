import { closeTicket, createReply, createTicket, listTickets } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let one: TestMember;
let two: TestMember;
let operator: Awaited<ReturnType<typeof openOperator>>;
const ids: string[] = [];
const page = { pageNum: 1, pageSize: 20 };

beforeAll(async () => {
  site = await startPlatform();
  [one, two, operator] = [await registerMember(site), await registerMember(site), await openOperator(site)];
  for (const [member, n] of [[one, 1] as const, [two, 2] as const, [one, 3] as const, [two, 4] as const]) {
    const input = { type: 'complaint' as const, content: `Complaint number ${n} of today` };
    ids.push((await site.call(createTicket, input, { token: member.token })).answer.value?.id ?? '');
  }
  const reply = { requestId: randomUUID(), ticketId: ids[0] ?? '', content: 'Done.' };
  await site.call(createReply, reply, { token: operator.token });
  await site.call(closeTicket, { ticketId: ids[1] ?? '' }, { token: operator.token });
});
afterAll(() => site.close());

const asked = async (filter: Partial<Parameters<typeof site.call<typeof listTickets>>[1]>, token = operator.token) =>
  (await site.call(listTickets, { status: 'open', ...page, ...filter }, { token })).answer.value;

describe('works', () => {
  it('lists by status, longest waiting first, with counts', async () => {
    const open = await asked({});
    expect(open?.page.content.map(({ id }) => id)).toEqual([ids[2], ids[3]]);
    expect(open?.counts).toEqual({ open: 2, answered: 1, closed: 1 });
    expect((await asked({ status: 'all' }))?.page.content.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await asked({ status: 'answered' }))?.page.content).toMatchObject([
      { id: ids[0], replies: [{ content: 'Done.', operator: operator.username }] },
    ]);
  });

  it('finds by account or id, also for auditors', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const search = one.account.slice(0, 10).toUpperCase();
    expect((await asked({ status: 'all', search }, auditor.token))?.page.totalRows).toBe(2);
    expect((await asked({ status: 'all', search: ids[3] }))?.page.content.map(({ id }) => id)).toEqual([ids[3]]);
    expect((await asked({ status: 'all', search: '%' }))?.page.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('invalid statuses and pages', async () => {
    const headers = { authorization: `Bearer ${operator.token}` };
    for (const query of ['status=new', 'pageNum=0', 'brandId=2']) {
      expect((await site.send('GET', `${listTickets.path}?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it("guests and members, and shows only the own brand's", async () => {
    const foreign = await openOperator(site, { host: '127.0.0.1' });
    const input = { status: 'all' as const, ...page };
    expect((await site.call(listTickets, input)).status).toBe(401);
    expect((await site.call(listTickets, input, { token: one.token })).status).toBe(401);
    const elsewhere = await site.call(listTickets, input, { token: foreign.token, host: foreign.host });
    expect(elsewhere.answer.value?.page.totalRows).toBe(0);
  });
});
