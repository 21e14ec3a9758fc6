import { getTrialBalance } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWithin } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('sums all accounts of the brand to zero, and starts no check', async () => {
    const { memberId } = await registerMember(site);
    const common = { brandId: 1, memberId, currency: 'CNY', scope: 'test' };
    await postWithin(site.platform.pool, [
      { ...common, key: 'in', kind: 'deposit', debit: 'house.bank:test', credit: 'main', amount: 1_000_000n },
      { ...common, key: 'hold', kind: 'withdrawal', debit: 'main', credit: 'hold.withdrawal', amount: 300_000n },
    ]);
    const { token } = await openOperator(site);
    const answers = await Promise.all([1, 2].map(() => site.call(getTrialBalance, {}, { token })));
    for (const { answer } of answers) {
      expect(answer.value).toMatchObject({
        rows: [
          {
            brandCode: 'baize',
            currency: 'CNY',
            members: 700_000n,
            holds: 300_000n,
            debts: 0n,
            house: -1_000_000n,
            sum: 0n,
            entries: '4',
          },
        ],
        check: null,
        isChecking: false,
      });
    }
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${getTrialBalance.path}?brand=other`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('[A258] the sums of another brand', async () => {
    await registerMember(site);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const { answer } = await site.call(getTrialBalance, {}, { token, host });
    expect(answer.value?.rows.filter((row) => row.brandCode !== 'other')).toEqual([]);
  });

  it('[A257] members and guests', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(getTrialBalance, {}, { token })).status).toBe(401);
    expect((await site.call(getTrialBalance, {})).status).toBe(401);
  });
});
