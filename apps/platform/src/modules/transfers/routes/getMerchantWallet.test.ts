import { getConsolidatedFunds, getMerchantWallet, transferWallet, updateAutoTransfer } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

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
afterEach(() => {
  purse.around = undefined;
});

const read = async (token: string) => (await site.call(getMerchantWallet, {}, { token })).answer.value;

describe('works', () => {
  it("[CALL-54] [CALL-64] [MEMBER-18] returns the main wallet and each vendor's", async () => {
    const { token } = await purse.member(10_000_000n);
    expect(await read(token)).toEqual({
      ...{ isSingle: 0, currency: 'CNY', main: 10_000_000n, isAuto: true },
      wallets: [{ wallet: 'pavilion', name: 'Purse pavilion', balance: 0n, isOpen: true, pending: 0n }],
    });
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    await site.call(transferWallet, input, { token });
    expect(await read(token)).toMatchObject({ main: 7_000_000n, wallets: [{ balance: 3_000_000n }] });
    await site.call(updateAutoTransfer, { isAuto: false }, { token });
    expect(await read(token)).toMatchObject({ isAuto: false });
  });

  it('reports a vendor that does not respond, and money in transit', async () => {
    const { token } = await purse.member(10_000_000n);
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    purse.around = async (call, next) => (call.method === 'cm' ? next() : 'lost');
    await site.call(transferWallet, input, { token });
    expect(await read(token)).toMatchObject({ main: 7_000_000n, wallets: [{ balance: null, pending: 3_000_000n }] });
    const { answer } = await site.call(getConsolidatedFunds, {}, { token });
    expect(answer.value).toMatchObject({ pending: 3_000_000n, total: 10_000_000n, isComplete: false });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getMerchantWallet.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators; with a single wallet there are no others, and no vendor is queried', async () => {
    expect((await site.call(getMerchantWallet, {})).status).toBe(401);
    expect((await site.call(getMerchantWallet, {}, { token: (await openOperator(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await registerMember(site, undefined, { host });
    purse.calls.length = 0;
    const { answer } = await site.call(getMerchantWallet, {}, { token, host });
    expect(answer.value).toMatchObject({ isSingle: 1, wallets: [] });
    expect(purse.calls).toEqual([]);
  });
});
