import { listJackpots } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  said,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPools } from '../seedPools.ts';

const UNIT = 100_000n;
let now = Date.now();
let site: TestPlatform;
let vendor: TestVendor;
let player: TestPlayer;
let token: string;

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  vendor = await openVendor(site);
  player = await vendor.player({ balance: 1_000n * UNIT });
  await seedPools(site.owner, {
    ...{ brandId: 1, currency: 'CNY', vendor: { id: vendor.id, code: vendor.code }, gameCode: 'dragon-eight' },
    ...{ stakes: [UNIT, 5n * UNIT], contributionPpm: 15_000n, seedTimes: 500n },
  });
  now += 2_000;
  token = (await openOperator(site, { role: 'auditor' })).token;
});
afterAll(() => site.close());

const input = { pageNum: 1, pageSize: 20 };
const seen = async () => (await site.call(listJackpots, input, { token })).answer.value;
const pool = (stake: bigint, balance: bigint, won: { wins: number; paid: bigint }) =>
  expect.objectContaining({ stake, contribution: (stake * 15n) / 1_000n, seed: 500n * stake, balance, ...won });

describe('works', () => {
  it('returns the amount of each pool in the ledger, what contributes to it, and the latest winners', async () => {
    const none = { wins: 0, paid: 0n };
    expect(await seen()).toMatchObject({ payments: [], page: { totalRows: 2 } });
    const bet = vendor.bet(player, { amount: Number(UNIT) });
    expect((await vendor.call('/transaction/bet', bet)).status).toBe(said.done);
    const fed = 500n * UNIT + 1_500n;
    expect((await seen())?.page.content).toEqual([pool(UNIT, fed, none), pool(5n * UNIT, 2_500n * UNIT, none)]);
    const win = vendor.win(bet, { amount: 0, jackpot: true });
    expect((await vendor.call('/transaction/win', win)).json).toMatchObject({
      status: said.done,
      jackpot: Number(fed),
    });
    const after = await seen();
    expect(after?.page.content[0]).toEqual(pool(UNIT, 500n * UNIT, { wins: 1, paid: fed }));
    expect(after?.payments).toMatchObject([
      {
        ...{ memberId: String(player.memberId), gameCode: 'dragon-eight', name: { EN: 'Dragon Eight' } },
        ...{ round: bet['round'], stake: UNIT, amount: fed, currency: 'CNY' },
      },
    ]);
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const path = `${listJackpots.path}?pageNum=0&pageSize=20`;
    expect((await site.send('GET', path, { headers })).json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] shows nothing of another brand', async () => {
    expect((await site.call(listJackpots, input)).status).toBe(401);
    expect((await site.call(listJackpots, input, { token: (await registerMember(site)).token })).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listJackpots, input, foreign)).answer.value).toMatchObject({
      ...{ payments: [], page: { content: [], totalRows: 0 } },
    });
  });
});
