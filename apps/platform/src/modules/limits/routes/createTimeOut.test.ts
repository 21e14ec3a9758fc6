import { randomUUID } from 'node:crypto';
import {
  createDeposit,
  createTimeOut,
  getLimits,
  getWithdrawRules,
  launchGame,
  listDepositMethods,
} from '@baize/contract';
import {
  brandHosts,
  registerMember,
  openVendor,
  type TestPlayer,
  type TestVendor,
  startPlatform,
  type TestPlatform,
  said,
} from '@baize/testkit';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

let vendor: TestVendor;
let methodId = '';
beforeAll(async () => {
  vendor = await openVendor(site);
  await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
  const { token } = await registerMember(site);
  methodId = (await site.call(listDepositMethods, {}, { token })).answer.value?.[0]?.id ?? '';
});

async function playing(): Promise<{ token: string; account: string; memberId: bigint; player: TestPlayer }> {
  const { token, memberId, account } = await registerMember(site);
  return { token, account, memberId, player: await vendor.player({ memberId }) };
}

/** Bypasses the client's types. */
const sendRawly = async (body: unknown, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.send('POST', createTimeOut.path, { body: JSON.stringify(body), headers })).status;
};

describe('works', () => {
  it('ends the session and blocks bets, while open rounds are paid and the member may come back to withdraw', async () => {
    const { token, account, player, memberId } = await playing();
    const open = vendor.bet(player);
    await vendor.call('/transaction/bet', open);
    const { answer } = await site.call(createTimeOut, { hours: 24 }, { token });
    expect(answer.value?.block).toMatchObject({ kind: 'timeOut', until: expect.any(String) });
    expect((await site.call(getLimits, {}, { token })).status).toBe(401);
    const later = { ...player, token: await vendor.token(player) };
    expect((await vendor.call('/transaction/bet', vendor.bet(later))).status).toBe(said.userDisabled);
    expect(await vendor.call('/transaction/win', vendor.win(open, { amount: 500_000 }))).toMatchObject({
      ...{ status: said.done, balance: 10_400_000 },
    });
    const back = await site.platform.identity.openSession({
      brandId: 1,
      memberId,
      address: '127.0.0.1',
      userAgent: account,
    });
    const again = { token: back.token };
    expect((await site.call(getLimits, {}, again)).answer.value?.block?.kind).toBe('timeOut');
    const game = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'desktop', language: 'EN' } as const;
    expect((await site.call(launchGame, game, again)).answer.code).toBe('time_out');
    const asked = { requestId: randomUUID(), methodId, amount: 10_000_000n };
    expect((await site.call(createDeposit, asked, again)).answer.code).toBe('time_out');
    expect((await site.call(getWithdrawRules, {}, again)).answer.value?.balance).toBe(10_400_000n);
  });
});

describe('refuses', () => {
  it('durations that are not offered', async () => {
    const { token } = await registerMember(site);
    for (const hours of [0, 1, 23, 25, 2000, null]) {
      expect(await sendRawly({ hours }, token), String(hours)).toBe(400);
    }
  });

  it('shortening one: the longer one stays', async () => {
    const { token, memberId } = await registerMember(site);
    const long = await site.call(createTimeOut, { hours: 168 }, { token });
    const back = await site.platform.identity.openSession({
      brandId: 1,
      memberId,
      address: '127.0.0.1',
      userAgent: '',
    });
    const short = await site.call(createTimeOut, { hours: 24 }, { token: back.token });
    expect(short.answer.value?.block).toEqual(long.answer.value?.block);
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = { hours: 24 } as const;
    expect((await site.call(createTimeOut, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(createTimeOut, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(createTimeOut, input, { token: foreign })).status).toBe(401);
  });
});
