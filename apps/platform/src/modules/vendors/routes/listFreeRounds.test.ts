import { listFreeRounds } from '@baize/contract';
import {
  brandHosts,
  giveFreeRounds,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
let player: TestPlayer;
let auditor: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { freeStakes: [100_000n, 200_000n] });
  player = await vendor.player();
  auditor = await openOperator(site, { role: 'auditor' });
});
afterAll(() => site.close());

const list = async (view: 'waiting' | 'open' | 'ended' | 'all', search?: string) =>
  (await site.call(listFreeRounds, { view, search, pageNum: 1, pageSize: 20 }, auditor)).answer.value;

describe('works', () => {
  it('returns what is pending, playable and over with its winnings, and the games to choose from', async () => {
    const waits = await giveFreeRounds(site, vendor, player, { status: 'requested' });
    const open = await giveFreeRounds(site, vendor, player, { rounds: 2 });
    const over = await giveFreeRounds(site, vendor, player, { seconds: -1 });
    const done = await giveFreeRounds(site, vendor, player, { rounds: 1 });
    for (const { reward } of [open, done]) {
      const bet = vendor.bet(player, { is_free: true, reward_uuid: reward });
      await vendor.call('/transaction/bet', bet);
      await vendor.call('/transaction/win', vendor.win(bet, { amount: 70_000 }));
    }
    const idsOf = async (view: 'waiting' | 'open' | 'ended' | 'all') =>
      (await list(view))?.page.content.map(({ id, status }) => [id, status]);
    expect(await idsOf('waiting')).toEqual([[waits.id, 'requested']]);
    expect((await list('open'))?.page.content).toMatchObject([
      { id: open.id, status: 'active', left: 1, won: 70_000n },
    ]);
    expect(await idsOf('ended')).toEqual([
      [done.id, 'finished'],
      [over.id, 'expired'],
    ]);
    const all = await list('all');
    expect(all?.counts).toEqual({ waiting: 1, open: 1, ended: 2 });
    expect(all?.page.totalRows).toBe(4);
    expect(all?.games).toEqual([
      {
        ...{ vassalage: 'studio', gameCode: 'dragon-eight', name: { EN: 'Dragon Eight', CN: '龙八' } },
        stakes: [100_000n, 200_000n],
      },
    ]);
    expect((await list('all', 'nobody'))?.page.content).toEqual([]);
  });
});

describe('refuses', () => {
  it('invalid views and pages', async () => {
    const headers = { authorization: `Bearer ${auditor.token}` };
    for (const query of ['view=mine', 'pageNum=0']) {
      expect((await site.send('GET', `${listFreeRounds.path}?${query}`, { headers })).status).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests and members, and shows nothing of another brand', async () => {
    const input = { view: 'all' as const, pageNum: 1, pageSize: 20 };
    expect((await site.call(listFreeRounds, input)).status).toBe(401);
    expect((await site.call(listFreeRounds, input, await registerMember(site))).status).toBe(401);
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(listFreeRounds, input, foreign)).answer.value).toMatchObject({
      ...{ page: { content: [], totalRows: 0 }, counts: { waiting: 0, open: 0, ended: 0 } },
    });
  });
});
