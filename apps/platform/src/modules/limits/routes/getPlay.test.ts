import { getPlay, listRounds } from '@baize/contract';
import { brandHosts, registerMember, openVendor, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('sums this session’s rounds, as in the betting record', async () => {
    const vendor = await openVendor(site);
    const { token, memberId } = await registerMember(site);
    const player = await vendor.player({ memberId });
    const [won, lost] = [vendor.bet(player, { amount: 200_000 }), vendor.bet(player, { amount: 300_000 })];
    for (const bet of [won, lost]) await vendor.call('/transaction/bet', bet);
    await vendor.call('/transaction/win', vendor.win(won, { amount: 450_000 }));
    const { value } = (await site.call(getPlay, {}, { token })).answer;
    expect(value).toMatchObject({ rounds: 2, staked: 500_000n, won: 450_000n, net: -50_000n, reminderMinutes: 60 });
    expect(Date.parse(value?.now ?? '') - Date.parse(value?.since ?? '')).toBeGreaterThan(0);
    const record = await site.call(listRounds, { pageNum: 1, pageSize: 20 }, { token });
    expect(record.answer.value?.grandTotals).toMatchObject({ bet: 500_000n, net: -50_000n });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getPlay.path}?since=2020-01-01`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = {};
    expect((await site.call(getPlay, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(getPlay, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(getPlay, input, { token: foreign })).status).toBe(401);
  });
});
