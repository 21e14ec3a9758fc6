import { listWithdrawals } from '@baize/contract';
import { registerMember, registerPayee, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const list = async (token: string, pageNum = 1, pageSize = 2) =>
  (await site.call(listWithdrawals, { pageNum, pageSize }, { token })).answer;

describe('works', () => {
  it('lists own withdrawals by page, newest first', async () => {
    const [member, other] = [await registerPayee(site, 50_000_000n), await registerPayee(site, 50_000_000n)];
    await other.withdraw(10_000_000n);
    for (const amount of [1_000_000n, 2_000_000n, 3_000_000n]) await member.withdraw(amount);
    const { value } = await list(member.token);
    expect(value).toMatchObject({ totalRows: 3, totalPages: 2 });
    expect(value?.content.map(({ amount }) => amount)).toEqual([3_000_000n, 2_000_000n]);
    expect((await list(member.token, 2)).value?.content.map(({ amount }) => amount)).toEqual([1_000_000n]);
  });

  it('[A109] contains no internal fields', async () => {
    const member = await registerPayee(site, 50_000_000n);
    await member.withdraw(1_000_000n);
    const [row] = (await list(member.token)).value?.content ?? [];
    for (const hidden of ['flags', 'reason', 'firstApprover', 'payer', 'reference', 'number', 'memberId']) {
      expect(row).not.toHaveProperty(hidden);
    }
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listWithdrawals.path}?pageNum=0&pageSize=20`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('guests and trials', async () => {
    expect((await list('')).code).toBe('not_logged_in');
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await list(token)).code).toBe('in_need_true_account');
  });
});
