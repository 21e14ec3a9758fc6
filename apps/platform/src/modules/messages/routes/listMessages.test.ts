import { listMessages, markRead, sendMessage } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: string;
beforeAll(async () => {
  site = await startPlatform();
  operator = (await openOperator(site)).token;
});
afterAll(() => site.close());

const page = { filter: 'all' as const, pageNum: 1, pageSize: 2 };
const send = async (memberId: bigint, title: string): Promise<string> => {
  const input = { requestId: randomUUID(), memberId: String(memberId), title, content: `About ${title}` };
  return (await site.call(sendMessage, input, { token: operator })).answer.value?.id ?? '';
};

describe('works', () => {
  it('lists own messages newest first by page, and unread ones alone', async () => {
    const { token, memberId } = await registerMember(site);
    const ids = [await send(memberId, 'one'), await send(memberId, 'two'), await send(memberId, 'three')];
    const all = (await site.call(listMessages, page, { token })).answer.value;
    expect(all).toMatchObject({ pageNum: 1, totalPages: 2, totalRows: 3 });
    expect(all?.content.map(({ title, isRead, kind }) => [title, isRead, kind])).toEqual([
      ['three', false, 'notice'],
      ['two', false, 'notice'],
    ]);
    await site.call(markRead, { ids: [ids[2] ?? ''] }, { token });
    const unread = (await site.call(listMessages, { ...page, filter: 'unread' }, { token })).answer.value;
    expect(unread?.content.map(({ title }) => title)).toEqual(['two', 'one']);
    const again = (await site.call(listMessages, page, { token })).answer.value;
    expect(again?.content.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('returns the text literally, whatever it contains', async () => {
    const { token, memberId } = await registerMember(site);
    const nasty = '<img src=x onerror=alert(1)> 你好 ‮𠮷';
    await send(memberId, nasty);
    expect((await site.call(listMessages, page, { token })).answer.value?.content[0]?.title).toBe(nasty);
  });
});

describe('refuses', () => {
  it('invalid pages and filters', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['pageNum=0', 'pageSize=101', 'filter=read', 'memberId=1']) {
      expect((await site.send('GET', `${listMessages.path}?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, and shows only own messages', async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    await send(owner.memberId, 'private');
    expect((await site.call(listMessages, page, { token: other.token })).answer.value?.totalRows).toBe(0);
    expect((await site.call(listMessages, page)).status).toBe(401);
    expect((await site.call(listMessages, page, { token: operator })).status).toBe(401);
  });
});
