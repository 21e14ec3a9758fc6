import { approveGrant, createGrant, listBonuses } from '@baize/contract';
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
  it('[MEMBER-09] shows the remaining wagering requirement and the deadline', async () => {
    const member = await registerMember(site);
    const [asks, decides] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
    const input = { requestId: randomUUID(), account: member.account, title: 'Welcome', amount: 1_000_000n };
    const terms = { multiple: 5, days: 7, reason: 'agreed with the member' };
    const { answer } = await site.call(createGrant, { ...input, ...terms }, { token: asks.token });
    const grantId = answer.value?.id ?? '';
    await site.call(approveGrant, { grantId, reason: 'looks right' }, { token: decides.token });
    const { value } = (await site.call(listBonuses, page, { token: member.token })).answer;
    expect(value).toMatchObject({
      ...{ currency: 'CNY', balance: 1_000_000n, ended: { totalRows: 0 } },
      open: [{ title: 'Welcome', amount: 1_000_000n, multiple: 5, required: 5_000_000n, done: 0n, days: 7 }],
    });
    const [open] = value?.open ?? [];
    const days = Date.parse(open?.expiresAt ?? '') - Date.parse(open?.activeFrom ?? '');
    expect(days).toBe(7 * 86_400_000);
    expect(JSON.stringify(Object.keys(open ?? {}))).not.toMatch(/reason|requester|approver/);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['?pageNum=0', '?pageSize=101', '?memberId=1']) {
      expect((await site.send('GET', listBonuses.path + query, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts, and shows only own bonuses', async () => {
    expect((await site.call(listBonuses, page)).status).toBe(401);
    expect((await site.call(listBonuses, page, { token: (await openOperator(site)).token })).status).toBe(401);
    const other = await registerMember(site);
    const { answer } = await site.call(listBonuses, page, { token: other.token });
    expect(answer.value).toMatchObject({ balance: 0n, open: [], ended: { content: [] } });
    expect((await site.call(listBonuses, page, { token: other.token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [other.memberId]);
    expect((await site.call(listBonuses, page, { token: other.token })).answer.code).toBe('in_need_true_account');
  });
});
