import { getUnreadCount, listMessages, markRead, sendMessage } from '@baize/contract';
import { openOperator, registerMember, startPlatform, startRedis, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: string;
beforeAll(async () => {
  site = await startPlatform();
  operator = (await openOperator(site)).token;
});
afterAll(() => site.close());

const send = async (memberId: bigint): Promise<string> => {
  const input = { requestId: randomUUID(), memberId: String(memberId), title: 'Title', content: 'Text' };
  return (await site.call(sendMessage, input, { token: operator })).answer.value?.id ?? '';
};
const countOf = async (token: string) => (await site.call(getUnreadCount, {}, { token })).answer.value?.count;

describe('works', () => {
  it('marks given ones, then all, and returns the unread count', async () => {
    const { token, memberId } = await registerMember(site);
    const ids = [await send(memberId), await send(memberId), await send(memberId)];
    const named = await site.call(markRead, { ids: ids.slice(0, 1) }, { token });
    expect(named.answer.value).toEqual({ count: 2 });
    expect((await site.call(markRead, { ids: ids.slice(0, 1) }, { token })).answer.value).toEqual({ count: 2 });
    expect((await site.call(markRead, {}, { token })).answer.value).toEqual({ count: 0 });
    expect(await countOf(token)).toBe(0);
  });

  it('keeps the time of the first reading', async () => {
    const { token, memberId } = await registerMember(site);
    const id = await send(memberId);
    const readAt = async () =>
      (await site.owner.query<{ at: Date }>('select read_at as at from messages_items where id = $1', [id])).rows[0]
        ?.at;
    await site.call(markRead, { ids: [id] }, { token });
    const first = await readAt();
    await site.call(markRead, { ids: [id] }, { token });
    expect(await readAt()).toEqual(first);
  });

  it('responds during a lost connection between the processes, and notifies other pages once it is back', async () => {
    const redis = await startRedis();
    const apart = await startPlatform({ beside: site, env: { REDIS_URL: redis.url } });
    try {
      const { token, memberId } = await registerMember(site);
      const id = await send(memberId);
      await site.platform.jobs.drain();
      await redis.kill();
      expect((await apart.call(markRead, { ids: [id] }, { token })).answer.value).toEqual({ count: 0 });
      const { rows } = await site.owner.query(
        `select payload ->> 'memberId' as "memberId" from graphile_worker._private_jobs`,
      );
      expect(rows).toEqual([{ memberId: String(memberId) }]);
    } finally {
      await apart.close();
    }
  });
});

describe('refuses', () => {
  it('invalid ids, and more than a hundred of them', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const ids of [['0'], ['1; drop table'], [1], Array.from({ length: 101 }, () => '1')]) {
      const answer = await site.send('POST', markRead.path, { body: JSON.stringify({ ids }), headers });
      expect(answer.status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, and changes only own messages', async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    const id = await send(owner.memberId);
    expect((await site.call(markRead, { ids: [id] }, { token: other.token })).answer.value).toEqual({ count: 0 });
    await site.call(markRead, {}, { token: other.token });
    expect(await countOf(owner.token)).toBe(1);
    const list = await site.call(listMessages, { filter: 'unread', pageNum: 1, pageSize: 20 }, { token: owner.token });
    expect(list.answer.value?.content.map((row) => row.id)).toEqual([id]);
    expect((await site.call(markRead, {})).status).toBe(401);
  });
});
