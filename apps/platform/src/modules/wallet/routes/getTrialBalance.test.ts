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
  it('sums every account of the brand to zero and names no fault', async () => {
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
        faults: [],
      });
      expect(answer.value?.chains).toHaveLength(16);
      expect(answer.value?.chains.every((chain) => /^[0-9a-f]{64}$/.test(chain.hash))).toBe(true);
    }
  });

  it('names an account that was changed behind the books', async () => {
    const other = await startPlatform();
    try {
      const { memberId } = await registerMember(other);
      await other.owner.query('update wallet_accounts set balance = balance + 1 where member_id = $1', [memberId]);
      const { token } = await openOperator(other);
      const { answer } = await other.call(getTrialBalance, {}, { token });
      expect(answer.value?.rows[0]?.sum).toBe(1n);
      expect(answer.value?.faults.map((fault) => fault.what)).toEqual(
        expect.arrayContaining(['an account differs from the sum or the number of its entries']),
      );
      // Of rows that are at fault, the operators of another brand read nothing; of a chain, everybody does.
      await other.owner.query('update wallet_chains set seq = seq + 1 where no = 0');
      const host = brandHosts.second;
      const stranger = await openOperator(other, { host });
      const seen = await other.call(getTrialBalance, {}, { token: stranger.token, host });
      expect(seen.answer.value?.faults.map(({ where }) => where)).toEqual(['wallet_chains no=0']);
    } finally {
      await other.close();
    }
  });
});

describe('refuses', () => {
  it('fields it does not know', async () => {
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
