import { createGrant, listGrants, rejectGrant } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('lists by view and by member, with how many are in each view', async () => {
    const [asks, decides] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
    const member = await registerMember(site);
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const input = { requestId: randomUUID(), account: member.account, title: 'Welcome', amount: 1_000_000n };
      const terms = { multiple: 5, days: 7, reason: 'agreed with the member' };
      const { answer } = await site.call(createGrant, { ...input, ...terms }, { token: asks.token });
      ids.push(answer.value?.id ?? '');
    }
    await site.call(rejectGrant, { grantId: ids[1] ?? '', reason: 'too much' }, { token: decides.token });
    const ask = async (view: 'waiting' | 'ended' | 'all', search?: string) => {
      const input = { view, ...page, ...(search === undefined ? {} : { search }) };
      return (await site.call(listGrants, input, { token: asks.token })).answer.value;
    };
    const waiting = await ask('waiting');
    expect(waiting?.page.content.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(waiting?.counts).toEqual({ waiting: 2, open: 0, ended: 1 });
    expect((await ask('ended'))?.page.content).toMatchObject([{ id: ids[1], status: 'rejected' }]);
    expect((await ask('all', member.account.slice(0, 8)))?.page.content).toHaveLength(3);
    expect((await ask('all', 'nobody'))?.page.content).toEqual([]);
  });
});

describe('refuses', () => {
  it('invalid views', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?view=lost', '?pageNum=0', '?brandId=2']) {
      expect((await site.send('GET', listGrants.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and members, and shows nothing of another brand', async () => {
    const input = { view: 'all', ...page } as const;
    expect((await site.call(listGrants, input)).status).toBe(401);
    expect((await site.call(listGrants, input, { token: (await registerMember(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(listGrants, input, { token, host })).answer.value?.page.content).toEqual([]);
  });
});
