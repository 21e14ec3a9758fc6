import { getWalletMode, transferWallet } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  it('returns per vendor the net transfers, the balance and open transfers', async () => {
    const { token } = await purse.member(10_000_000n);
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    await site.call(transferWallet, input, { token });
    purse.around = async (call, next) => (call.method === 'ft' || call.method === 'cs' ? 'lost' : next());
    await site.call(transferWallet, { ...input, requestId: randomUUID(), amount: 1_000_000n }, { token });
    const operator = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(getWalletMode, {}, { token: operator.token });
    expect(answer.value).toEqual({
      ...{ isSingle: false, currency: 'CNY' },
      vendors: [
        {
          ...{ code: 'pavilion', name: 'Purse pavilion', isOpen: true },
          ...{ open: 1, openAmount: 1_000_000n, net: 3_000_000n, seen: 3_000_000n },
        },
      ],
    });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getWalletMode.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('members and guests, and shows only the own brand', async () => {
    expect((await site.call(getWalletMode, {})).status).toBe(401);
    expect((await site.call(getWalletMode, {}, { token: (await purse.member()).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const { answer } = await site.call(getWalletMode, {}, { token, host });
    expect(answer.value).toMatchObject({ isSingle: true, vendors: [{ open: 0, net: 0n, seen: 0n }] });
  });
});
