import { getBalance } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWithin } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("[CALL-21] [A134] returns the spendable balance in the account's currency, with a version that increases by one per entry", async () => {
    const member = await registerMember(site);
    const empty = await site.call(getBalance, {}, { token: member.token });
    expect(empty.answer.value).toEqual({ balance: 0n, currency: 'CNY', version: '0', isSingle: 1 });
    await postWithin(site.platform.pool, [
      {
        brandId: 1,
        memberId: member.memberId,
        currency: 'CNY',
        scope: 'test',
        key: 'first',
        kind: 'deposit',
        debit: 'house.bank:test',
        credit: 'main',
        amount: 1_234_567n,
      },
    ]);
    const after = await site.call(getBalance, {}, { token: member.token });
    expect(after.answer.value).toEqual({ balance: 1_234_567n, currency: 'CNY', version: '1', isSingle: 1 });
  });
});

describe('refuses', () => {
  it("[A144] too many requests of one member, and nobody else's", async () => {
    const [eager, other] = [await registerMember(site), await registerMember(site)];
    const statuses: number[] = [];
    for (let wave = 0; wave < 16; wave += 1) {
      const asked = Array.from({ length: 40 }, () => site.call(getBalance, {}, { token: eager.token }));
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await site.call(getBalance, {}, { token: other.token })).status).toBe(200);
  });

  it('another member or currency as input', async () => {
    const { token } = await registerMember(site);
    for (const query of ['memberId=1', 'currency=VND']) {
      const answer = await site.send('GET', `${getBalance.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect((answer.json() as { code: string }).code).toBe('unknown_field');
    }
  });
});

describe('forbids', () => {
  it('guests, operators, and the token of another brand', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    const codes = await Promise.all([
      site.call(getBalance, {}),
      site.call(getBalance, {}, { token: operator.token }),
      site.call(getBalance, {}, { token, host: brandHosts.second }),
    ]);
    expect(codes.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
