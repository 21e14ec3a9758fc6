import { getConsolidatedFunds, transferWallet } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWithin } from '#modules/wallet/index.ts';

let site: TestPlatform;
let purse: TestPurse;
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
});
afterAll(async () => {
  await site.close();
  await purse.close();
});

describe('works', () => {
  it("[CALL-65] sums a member's money over all wallets", async () => {
    const { token, memberId } = await purse.member(10_000_000n);
    const own = { brandId: 1, memberId, currency: 'CNY', scope: 'test', kind: 'adjust' } as const;
    await postWithin(site.platform.pool, [
      { ...own, key: randomUUID(), debit: 'main', credit: 'hold.withdrawal', amount: 1_000_000n },
      { ...own, key: randomUUID(), debit: 'house.bonus:test', credit: 'bonus', amount: 500_000n },
    ]);
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    await site.call(transferWallet, input, { token });
    const { answer } = await site.call(getConsolidatedFunds, {}, { token });
    expect(answer.value).toEqual({
      ...{ currency: 'CNY', main: 6_000_000n, bonus: 500_000n, held: 1_000_000n, pending: 0n, vendors: 3_000_000n },
      ...{ total: 10_500_000n, isComplete: true },
    });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getConsolidatedFunds.path}?x=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators; and shows only own money', async () => {
    expect((await site.call(getConsolidatedFunds, {})).status).toBe(401);
    expect((await site.call(getConsolidatedFunds, {}, { token: (await openOperator(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    const { answer } = await site.call(getConsolidatedFunds, {}, { token, host });
    expect(answer.value).toMatchObject({ total: 0n });
  });
});
