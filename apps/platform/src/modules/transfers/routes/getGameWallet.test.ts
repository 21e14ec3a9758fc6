import { getGameWallet, getMerchantWallet } from '@baize/contract';
import { openOperator, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
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
  it('[CALL-54] returns the same as the merchant wallet, under the path of the game calls', async () => {
    const { token } = await purse.member(10_000_000n);
    const { answer } = await site.call(getGameWallet, {}, { token });
    expect(answer.value).toMatchObject({ isSingle: 0, main: 10_000_000n, wallets: [{ wallet: 'pavilion' }] });
    expect(answer.value).toEqual((await site.call(getMerchantWallet, {}, { token })).answer.value);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await purse.member();
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getGameWallet.path}?x=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and operators', async () => {
    expect((await site.call(getGameWallet, {})).status).toBe(401);
    expect((await site.call(getGameWallet, {}, { token: (await openOperator(site)).token })).status).toBe(401);
  });
});
