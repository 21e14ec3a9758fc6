import { approveGrant, createGrant, listBonuses, rejectGrant } from '@baize/contract';
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
  (await site.call(rejectGrant, { grantId, reason: 'not as agreed' }, { token })).answer;
const own = async ({ token }: TestMember) =>
  (await site.call(listBonuses, { pageNum: 1, pageSize: 20 }, { token })).answer.value;

describe('works', () => {
  it('ends a request before anything moves, without notifying the member', async () => {
    const member = await registerMember(site);
    const id = await ask(member);
    expect((await decide(id)).value).toMatchObject({ status: 'rejected' });
    expect(await own(member)).toMatchObject({ balance: 0n, open: [], ended: { content: [] } });
  });
});

describe('refuses', () => {
  it('decided ones, and the requester', async () => {
    const id = await ask(await registerMember(site));
    expect((await decide(id, asks.token)).code).toBe('second_operator_needed');
    await approve(id);
    expect((await decide(id)).code).toBe('bonus_state_changed');
    expect((await decide('999999')).code).toBe('bonus_not_found');
  });
});

describe('forbids', () => {
  it('guests, members, auditors, and operators of another brand', async () => {
    const member = await registerMember(site);
    const grantId = await ask(member);
    const input = { grantId, reason: 'not as agreed' };
    expect((await site.call(rejectGrant, input)).status).toBe(401);
    expect((await decide(grantId, member.token)).code).toBe('not_logged_in');
    expect((await decide(grantId, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const other = await openOperator(site, { host });
    expect((await site.call(rejectGrant, input, { token: other.token, host })).answer.code).toBe('bonus_not_found');
  });
});
