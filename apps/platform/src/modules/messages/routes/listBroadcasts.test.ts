import { createBroadcast, listBroadcasts } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
const page = { pageNum: 1, pageSize: 20 };
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

describe('works', () => {
  it('lists them newest first, with author and number of recipients', async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    for (const title of ['One', 'Two']) {
      const draft = {
        requestId: randomUUID(),
        audience: 'silent',
        days: 30,
        tag: null,
        segmentId: null,
        title,
        content: 'Text',
      } as const;
      await site.call(createBroadcast, { ...draft, sendAt }, { token });
    }
    const { answer } = await site.call(listBroadcasts, page, { token });
    expect(answer.value?.content.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(answer.value?.content[0]).toMatchObject({
      audience: 'silent',
      days: 30,
      sent: 0,
      status: 'scheduled',
      sendAt,
    });
  });
});

describe('refuses', () => {
  it('an invalid page', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listBroadcasts.path}?pageNum=0`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it("[A257] guests and members; [A258] shows only the own brand's", async () => {
    const member = await registerMember(site);
    const stranger = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listBroadcasts, page)).status).toBe(401);
    expect((await site.call(listBroadcasts, page, { token: member.token })).status).toBe(401);
    expect((await site.call(listBroadcasts, page, stranger)).answer.value?.content).toEqual([]);
  });
});
