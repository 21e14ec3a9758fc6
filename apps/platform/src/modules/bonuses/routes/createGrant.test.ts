import { createGrant, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const inputOf = (account: string, change: Partial<InputOf<typeof createGrant>> = {}) => ({
  ...{ requestId: randomUUID(), account, title: 'Welcome', amount: 1_000_000n, multiple: 3, days: 7 },
  ...{ reason: 'agreed with the member', ...change },
});
const ask = async (input: InputOf<typeof createGrant>, token = operator.token) =>
  (await site.call(createGrant, input, { token })).answer;

describe('works', () => {
  it('stores a request that moves nothing, once per id', async () => {
    const { account, memberId } = await registerMember(site);
    const input = inputOf(account);
    const [first, second] = await Promise.all([ask(input), ask(input)]);
    expect(first.value).toMatchObject({
      ...{ account, memberId: String(memberId), status: 'requested', amount: 1_000_000n, required: 3_000_000n },
      ...{ requester: operator.username, approver: '', expiresAt: null },
    });
    expect(second.value?.id).toBe(first.value?.id);
    expect((await ask({ ...input, amount: 2_000_000n })).code).toBe('request_conflict');
    const { rows } = await site.owner.query(`select from wallet_accounts where name = 'bonus' and member_id = $1`, [
      memberId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('refuses', () => {
  it('unknown members, trial accounts, and invalid terms', async () => {
    const { account, memberId } = await registerMember(site);
    expect((await ask(inputOf('nobody-here'))).code).toBe('member_not_found');
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await ask(inputOf(account))).code).toBe('member_not_found');
    const headers = { authorization: `Bearer ${operator.token}` };
    const good = { ...inputOf(account), amount: '10' };
    for (const change of [
      { amount: '0' },
      { amount: '-1' },
      { multiple: 101 },
      { multiple: -1 },
      { days: 0 },
      { days: 91 },
      { title: 'x' },
      { reason: 'short' },
    ]) {
      const body = JSON.stringify({ ...good, ...change });
      expect((await site.send('POST', createGrant.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, members, auditors, members of another brand, and the own account', async () => {
    const { account, token, memberId } = await registerMember(site);
    const input = inputOf(account);
    expect((await site.call(createGrant, input)).status).toBe(401);
    expect((await ask(input, token)).code).toBe('not_logged_in');
    expect((await ask(input, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const other = await openOperator(site, { host });
    expect((await site.call(createGrant, input, { token: other.token, host })).answer.code).toBe('member_not_found');
    const own = await openOperator(site, { ownMemberId: memberId });
    expect((await ask(input, own.token)).code).toBe('not_allowed');
  });
});
