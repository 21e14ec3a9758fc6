import { getMember } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

describe('works', () => {
  it('returns one member with every ledger account', async () => {
    const { memberId } = await registerMember(site, 'harbour');
    const money = { brandId: 1, memberId, currency: 'CNY', scope: 'test.members', kind: 'adjust' } as const;
    await site.platform.wallet.postMany([
      { ...money, key: '1', debit: 'house.adjust', credit: 'main', amount: 500_000n },
      { ...money, key: '2', debit: 'main', credit: 'hold.withdrawal', amount: 200_000n },
      { ...money, key: '3', debit: 'main', credit: 'house.adjust', amount: 400_000n, shortfall: 'debt' },
    ]);
    const { answer } = await site.call(getMember, { memberId: String(memberId) }, { token });
    expect(answer.value?.member).toMatchObject({ account: 'harbour', balance: 0n, status: 'active' });
    expect(answer.value?.member.lastLoginAt).not.toBeNull();
    expect(answer.value?.accounts.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['main', 0n],
      ['debt', -100_000n],
      ['hold.withdrawal', 200_000n],
    ]);
  });

  it('reports a locked member', async () => {
    const { memberId } = await registerMember(site);
    await site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' });
    const { answer } = await site.call(getMember, { memberId: String(memberId) }, { token });
    expect(answer.value?.member.status).toBe('locked');
  });
});

describe('refuses', () => {
  it('unknown and invalid ids', async () => {
    const { status, answer } = await site.call(getMember, { memberId: '9223372036854775807' }, { token });
    expect([status, answer.code]).toEqual([404, 'member_not_found']);
    for (const id of ['', '0', '-1', '1e3', 'x', '1 or 1=1', '9223372036854775808', '99999999999999999999']) {
      const path = `${getMember.path}?${new URLSearchParams({ memberId: id })}`;
      const response = await site.send('GET', path, { headers: { authorization: `Bearer ${token}` } });
      expect([id, response.status]).toEqual([id, 400]);
    }
  });
});

describe('forbids', () => {
  it('members of another brand, like unknown ones', async () => {
    const { memberId } = await registerMember(site, 'elsewhere', { host: brandHosts.second });
    const { status, answer } = await site.call(getMember, { memberId: String(memberId) }, { token });
    expect([status, answer.code, answer.value]).toEqual([404, 'member_not_found', null]);
  });

  it('guests and members', async () => {
    const member = await registerMember(site);
    const input = { memberId: String(member.memberId) };
    expect((await site.call(getMember, input)).status).toBe(401);
    expect((await site.call(getMember, input, { token: member.token })).status).toBe(401);
  });

  it('a hash, an address or a referral in the response', async () => {
    const { memberId } = await registerMember(site);
    const { answer } = await site.call(getMember, { memberId: String(memberId) }, { token });
    expect(Object.keys(answer.value?.member ?? {}).toSorted()).toEqual(
      ['account', 'balance', 'createdAt', 'currency', 'id', 'lastLoginAt', 'nickname', 'status', 'type'].toSorted(),
    );
  });
});
