import { approveGrant, createGrant, listBonuses, cancelGrant } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform } from '@baize/testkit';
import type { TestMember, TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let asks: { token: string };
let decides: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  [asks, decides] = [await openOperator(site), await openOperator(site, { role: 'approver' })];
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

async function ask(member: TestMember): Promise<string> {
  const input = { requestId: randomUUID(), account: member.account, title: 'Welcome', amount: 1_000_000n, multiple: 3 };
  const { answer } = await site.call(
    createGrant,
    { ...input, days: 7, reason: 'agreed with the member' },
    { token: asks.token },
  );
  return answer.value?.id ?? '';
}
const approve = (grantId: string) =>
  site.call(approveGrant, { grantId, reason: 'looks right' }, { token: decides.token });
const decide = async (grantId: string, token = decides.token) =>
  (await site.call(cancelGrant, { grantId, reason: 'not as agreed' }, { token })).answer;
const own = async ({ token }: TestMember) =>
  (await site.call(listBonuses, { pageNum: 1, pageSize: 20 }, { token })).answer.value;

describe('works', () => {
  it('returns an open bonus to the house, and activates the next one', async () => {
    const member = await registerMember(site);
    const [first, second] = [await ask(member), await ask(member)];
    for (const id of [first, second]) await approve(id);
    expect((await decide(first)).value).toMatchObject({ status: 'cancelled' });
    expect(await own(member)).toMatchObject({
      ...{ balance: 1_000_000n, open: [{ id: second, status: 'active' }] },
      ended: { content: [{ id: first, status: 'cancelled' }] },
    });
    expect((await decide(second)).value).toMatchObject({ status: 'cancelled' });
    expect(await own(member)).toMatchObject({ balance: 0n, open: [] });
  });
});

describe('refuses', () => {
  it('requests and ended bonuses', async () => {
    const id = await ask(await registerMember(site));
    expect((await decide(id)).code).toBe('bonus_state_changed');
    await approve(id);
    const answers = await Promise.all([1, 2, 3].map(() => decide(id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await decide(id)).code).toBe('bonus_state_changed');
  });
});

describe('forbids', () => {
  it('guests, members, auditors, and operators of another brand', async () => {
    const member = await registerMember(site);
    const grantId = await ask(member);
    const input = { grantId, reason: 'not as agreed' };
    expect((await site.call(cancelGrant, input)).status).toBe(401);
    expect((await decide(grantId, member.token)).code).toBe('not_logged_in');
    expect((await decide(grantId, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const other = await openOperator(site, { host });
    expect((await site.call(cancelGrant, input, { token: other.token, host })).answer.code).toBe('bonus_not_found');
  });
});
