import { closeTicket, createReply, createTicket, getFeedback } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };
const send = async (token: string, content: string): Promise<string> =>
  (await site.call(createTicket, { type: 'suggestion', content }, { token })).answer.value?.id ?? '';

describe('works', () => {
  it('[CALL-55] returns types, length limits and own tickets with replies, newest first', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    const first = await send(token, 'Please add a darker theme.');
    const second = await send(token, 'Please add a lighter theme.');
    const reply = { requestId: randomUUID(), ticketId: first, content: 'It is there: the moon above.' };
    await site.call(createReply, reply, { token: operator.token });
    await site.call(closeTicket, { ticketId: second }, { token: operator.token });
    const { value } = (await site.call(getFeedback, page, { token })).answer;
    expect(value).toMatchObject({ minWords: 10, maxWords: 500 });
    expect(value?.types).toContain('complaint');
    expect(value?.entries).toMatchObject({ totalRows: 2, totalPages: 1 });
    expect(value?.entries.content).toMatchObject([
      { id: second, status: 'closed', replies: [] },
      { id: first, status: 'answered', replies: [{ content: reply.content }] },
    ]);
    // Operators' names are internal.
    expect(JSON.stringify(value)).not.toContain(operator.username);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['pageNum=0', 'pageSize=101', 'memberId=1']) {
      expect((await site.send('GET', `${getFeedback.path}?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, and shows only own tickets', async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    await send(owner.token, 'This is between us only.');
    expect((await site.call(getFeedback, page, { token: other.token })).answer.value?.entries.totalRows).toBe(0);
    expect((await site.call(getFeedback, page)).status).toBe(401);
  });
});
