import { listWinners } from '@baize/contract';
import {
  brandHosts,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  waitUntil,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
let now = Date.now();
const UNIT = 100_000;

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  vendor = await openVendor(site);
  now += 2_000;
});
afterAll(() => site.close());

type Filter = { gameCategory: 'ALL'; limitNum: number; language?: 'CN' | 'EN' | 'MS' };
const all: Filter = { gameCategory: 'ALL', limitNum: 80 };
const board = async (input: Filter = all, host: string = brandHosts.first) =>
  (await site.call(listWinners, input, { host })).answer.value?.map(({ vo }) => vo) ?? [];

/** Plays one round of 2 with this win. */
async function play(memberId: bigint, win: number, { isClosed = true } = {}): Promise<void> {
  const player = await vendor.player({ memberId });
  const bet = vendor.bet(player, { amount: 2 * UNIT });
  await vendor.call('/transaction/bet', bet);
  await vendor.call('/transaction/win', vendor.win(bet, { amount: win * UNIT, round_closed: isClosed }));
}

describe('works', () => {
  it('[CALL-63] [ENTITY-38] lists closed wins above the bet, newest first, with masked names and vo.winAmount', async () => {
    expect(await board()).toEqual([]);
    const one = await registerMember(site, 'wangxiaoming8');
    const two = await registerMember(site, 'lilei2024');
    await play(one.memberId, 5);
    await play(one.memberId, 1);
    await play(one.memberId, 2);
    await play(two.memberId, 7);
    await play(two.memberId, 9, { isClosed: false });
    now += 6_000;
    await waitUntil(async () => (await board()).length > 0);
    expect(await board()).toMatchObject([
      { player: 'li***24', winAmount: 700_000n, gameCode: 'dragon-eight', currency: 'CNY', vassalage: 'studio' },
      { player: 'wa***g8', winAmount: 500_000n, gameName: { EN: 'Dragon Eight', CN: '龙八' } },
    ]);
    expect(await board(all, brandHosts.second)).toEqual([]);
  });

  it('skips trial accounts, and continues the search behind them', async () => {
    const real = await registerMember(site);
    const trial = await registerMember(site);
    await play(real.memberId, 4);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    await site.owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
              is_closed, transactions, started_at, updated_at)
       select $1, 1, $2, gen_random_uuid(), 'dragon-eight', 'CNY', 1, 100, 900, 0, true, '{}', now(), now()
         from generate_series(1, 200)`,
      [trial.memberId, vendor.id],
    );
    now += 6_000;
    await waitUntil(async () => (await board()).length === 3);
    expect((await board()).map(({ winAmount }) => winAmount)).toEqual([400_000n, 700_000n, 500_000n]);
  });

  it('[CALL-47] accepts gameCategory ALL, language and limitNum, and returns at most 80', async () => {
    const { memberId } = await registerMember(site);
    await site.owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
              is_closed, transactions, started_at, updated_at)
       select $1, 1, $2, gen_random_uuid(), 'dragon-eight', 'CNY', 1, 100, 900, 0, true, '{}', now(), now()
         from generate_series(1, 120)`,
      [memberId, vendor.id],
    );
    now += 6_000;
    await waitUntil(async () => (await board()).length === 80);
    expect(await board({ ...all, language: 'EN', limitNum: 5 })).toHaveLength(5);
    const { status } = await site.send('GET', `${listWinners.path}?gameCategory=ALL&language=EN&limitNum=80`);
    expect(status).toBe(200);
  });
});

describe('refuses', () => {
  it('[A122] more than 80 rows, other categories and other parameters', async () => {
    const limits = ['limitNum=1000000', 'limitNum=81', 'limitNum=0', 'limitNum=-1', 'limitNum=1e1', 'limitNum=NaN'];
    for (const query of [...limits, 'pageNum=-1', 'gameCategory=RNG', 'language=FR', 'memberId=1']) {
      expect((await site.send('GET', `${listWinners.path}?${query}`)).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('unknown hosts, and returns no full name to anyone', async () => {
    expect((await site.call(listWinners, all, { host: 'unknown.invalid' })).status).toBe(421);
    const { text } = await site
      .send('GET', listWinners.path)
      .then((answer) => ({ text: JSON.stringify(answer.json()) }));
    for (const name of ['wangxiaoming8', 'lilei2024']) expect(text).not.toContain(name);
  });
});
