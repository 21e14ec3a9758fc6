import { openVendor, startPlatform, type TestPlatform, type TestVendor } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
});
afterAll(() => site.close());

describe('works', () => {
  it('a bet and its win move the balance', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player, { amount: 250_000 });
    const first = await vendor.call('/transaction/bet', bet);
    expect(first).toMatchObject({ httpStatus: 200, status: 'RS_OK', balance: 9_750_000 });
    expect(await vendor.call('/transaction/win', vendor.win(bet, { amount: 400_000 }))).toMatchObject({
      status: 'RS_OK',
      balance: 10_150_000,
    });
  });
});
