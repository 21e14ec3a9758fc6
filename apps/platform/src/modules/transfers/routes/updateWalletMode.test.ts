import { getMerchantWallet, listTrail, transferAll, transferWallet, updateWalletMode } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let purse: TestPurse;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
  operator = await openOperator(site);
});
afterAll(async () => {
  await site.close();
  await purse.close();
});

const set = async (isSingle: boolean, token = operator.token) =>
  (await site.call(updateWalletMode, { isSingle, reason: 'as agreed' }, { token })).answer;

describe('works', () => {
  it('[ENTITY-26] switches to a single wallet and back, with an audit row', async () => {
    const { token } = await purse.member();
    expect((await set(true)).value).toMatchObject({ isSingle: true });
    expect((await site.call(getMerchantWallet, {}, { token })).answer.value).toMatchObject({
      isSingle: 1,
      wallets: [],
    });
    expect((await set(false)).value).toMatchObject({ isSingle: false });
    expect((await site.call(getMerchantWallet, {}, { token })).answer.value?.wallets).toHaveLength(1);
    const trail = await site.call(
      listTrail,
      { action: 'transfers.updateWalletMode', pageNum: 1, pageSize: 20 },
      { token: operator.token },
    );
    expect(trail.answer.value?.page.content.map(({ reason }) => reason)).toEqual(['as agreed', 'as agreed']);
  });
});

describe('refuses', () => {
  it('a single wallet while money is at a vendor or in transit', async () => {
    const { token } = await purse.member(10_000_000n);
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 3_000_000n };
    await site.call(transferWallet, input, { token });
    expect((await set(true)).code).toBe('wallets_not_empty');
    purse.around = async (call, next) => (['ft', 'cs'].includes(call.method) ? 'lost' : next());
    await site.call(transferAll, { requestId: randomUUID() }, { token });
    expect((await set(true)).code).toBe('wallets_not_empty');
    purse.around = undefined;
  });

  it('a missing reason', async () => {
    const headers = { authorization: `Bearer ${operator.token}` };
    for (const body of ['{"isSingle":true}', '{"isSingle":true,"reason":""}', '{"isSingle":1,"reason":"because"}']) {
      expect((await site.send('POST', updateWalletMode.path, { body, headers })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('members, guests and auditors; and leaves other brands alone', async () => {
    const input = { isSingle: false, reason: 'as agreed' };
    expect((await site.call(updateWalletMode, input)).status).toBe(401);
    expect((await set(true, (await purse.member()).token)).code).toBe('not_logged_in');
    expect((await set(true, (await openOperator(site, { role: 'auditor' })).token)).code).toBe('not_allowed');
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    await site.call(updateWalletMode, input, { token, host });
    const { rows } = await site.owner.query('select brand_id, is_single from transfers_brands order by brand_id');
    expect(rows).toEqual([
      { brand_id: 1, is_single: false },
      { brand_id: 2, is_single: false },
    ]);
  });
});
