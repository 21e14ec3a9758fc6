import { createHash, randomUUID } from 'node:crypto';
import { createTestDatabase, giveFreeRounds, openVendor, startPlatform } from '@baize/testkit';
import type { TestDatabase, TestPlatform, TestPlayer, TestVendor } from '@baize/testkit';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '@baize/server/openOwner';
import { seedPools } from '../apps/platform/src/modules/vendors/index.ts';
import { verifyLedger } from '../apps/platform/src/modules/wallet/index.ts';
import { buildStudio, type RunningStudio } from '../apps/studio/src/app.ts';
import { fairDraw } from '../apps/studio/src/fairDraw.ts';
import { games } from '../apps/studio/src/games.ts';
import { houseText } from '../packages/contract/src/houseText.ts';
import { houseGames } from '../games/houseGames.ts';
import { openSession } from '../apps/studio/src/openSession.ts';
import { outcomeJson } from '../games/engine/src/outcomeJson.ts';
import { said } from '../apps/studio/src/hub88/said.ts';
import { walletPath } from '../apps/studio/src/hub88/walletPath.ts';

const POOL_GAME = Object.values(houseGames).find(({ jackpot }) => jackpot !== undefined)!.code;
const STAKE = 20_000n;
const SEED = 10_000_000n;
const FED = 300n;
/** With this seed the round of this number fills all fifteen places. */
const grandSeed = createHash('sha256').update('grand').digest('hex');
const grandNonce = 145_618n;

let site: TestPlatform;
let vendor: TestVendor;
let studioDatabase: TestDatabase;
let studioRows: pg.Pool;
let running: RunningStudio;
let studioTime = Date.now();

beforeAll(async () => {
  let now = Date.now();
  site = await startPlatform({ clock: () => now });
  const listed = Object.values(games).filter(({ code }) => code !== 'dragon-eight');
  vendor = await openVendor(site, {
    freeStakes: [STAKE],
    games: listed.map(({ code, names }) => ({
      gameCode: code,
      classify: 'RNG',
      names: [names.en, houseText(names, 'zh')],
    })),
  });
  const seed = { brandId: 1, currency: 'CNY', vendor, gameCode: POOL_GAME };
  for (let start = 0; start < 2; start += 1) {
    await seedPools(site.owner, { ...seed, stakes: [STAKE], contributionPpm: 15_000n, seedTimes: 500n });
  }
  // Whoever looked at the vendors and pools before they were entered looks again.
  now += 2_000;
  studioDatabase = await createTestDatabase({ migrate: false });
  running = await buildStudio(
    {
      ...{
        port: 0,
        host: '127.0.0.1',
        databaseUrl: studioDatabase.url,
        privateKey: vendor.privateKey,
        merchants: [],
        simulated: [],
      },
      operators: [
        {
          ...{ id: 'baize', publicKey: vendor.operatorKey, subPartnerIds: ['baize'] },
          walletUrl: `${site.url}${walletPath}`,
        },
      ],
      ...{ publicUrl: 'http://studio.test', frameAncestors: ['http://portal.test'], logLevel: 'silent' },
      ...{ gamesDir: '/nonexistent/games', verifierDir: '/nonexistent/verifier' },
      bounds: { requestMs: 30_000, maxConnections: 1_000 },
      metricsFrom: ['127.0.0.1'],
    },
    { clock: () => studioTime },
  );
  studioRows = openOwner(studioDatabase.url, { max: 1 });
});
afterAll(async () => {
  await studioRows.end();
  await running.close();
  await studioDatabase.drop();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  for (const row of trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});

/** A way into a game of the studio for somebody whose money is at the platform. */
async function enter(player: TestPlayer, game: string) {
  const token = await openSession(running.studio, {
    ...{ operatorId: 'baize', gameCode: game, currency: 'CNY', language: 'en', platform: 'GPL_DESKTOP' },
    ...{ subPartnerId: 'baize', country: null, ip: null, lobbyUrl: null },
    player: { user: player.user, token: await vendor.token(player, { gameCode: game }) },
  });
  const headers = { authorization: `Bearer ${token}` };
  return async (url: string, payload?: object) => {
    studioTime += 3_000;
    const call = payload === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload };
    return (await running.app.inject({ ...call, url, headers })).json();
  };
}

async function balanceOf({ memberId }: TestPlayer): Promise<bigint> {
  const { rows } = await site.owner.query<{ balance: bigint }>(
    `select balance from wallet_accounts where member_id = $1 and name = 'main'`,
    [memberId],
  );
  return rows[0]!.balance;
}

async function poolNow(): Promise<bigint> {
  const { rows } = await site.owner.query<{ sum: bigint }>(
    `select sum(balance)::bigint as sum from wallet_accounts where name = $1`,
    [`house.jackpot:studio.${POOL_GAME}.${STAKE}`],
  );
  return rows[0]!.sum;
}

describe('a house game over the real wallet', () => {
  it.each(Object.keys(games))(
    '%s: bets, wins and the books agree, and every round can be drawn again',
    async (game) => {
      const player = await vendor.player({ balance: 50_000_000n });
      const ask = await enter(player, game);
      const bet = games[game]!.bets[0]!;
      let expected = await balanceOf(player);
      /* Eight: a session may ask forty times at once. */
      for (let turn = 0; turn < 8; turn += 1) {
        const { round } = await ask('/api/spins', { requestId: `spin-${game}-${turn}`, bet: bet.toString() });
        expect(round.state).toBe('settled');
        expected += BigInt(round.win) - bet;
        expect(BigInt(round.balance)).toBe(expected);
        if (turn === 0) {
          // A page that is loaded again goes on with the round; the game next door knows nothing of it.
          expect((await ask('/api/session')).round).toMatchObject({ id: round.id, outcome: round.outcome });
          const other = await enter(player, game === POOL_GAME ? 'dragon-eight' : POOL_GAME);
          expect((await other('/api/session')).round).toBeNull();
        }
        await ask(`/api/rounds/${round.id}/progress`, { shown: round.outcome.spins.length });
        expect((await ask('/api/session')).round).toBeNull();
      }
      expect(await balanceOf(player)).toBe(expected);
      const { rounds } = await ask('/api/rounds');
      const { revealed } = await ask('/api/seeds/rotate', {});
      for (const { id } of rounds as { id: string }[]) {
        const { round } = await ask(`/api/rounds/${id}`);
        const draw = fairDraw(revealed.serverSeed, revealed.clientSeed, BigInt(round.nonce));
        expect(outcomeJson(houseGames[game]!.play(draw, bet))).toEqual(round.outcome);
      }
    },
  );

  it('pays the whole pool for a full picture, tells how much, and begins the pool anew', async () => {
    const player = await vendor.player({ balance: 50_000_000n });
    const ask = await enter(player, POOL_GAME);
    await studioRows.query(
      `update studio_seeds set server_seed = $1, client_seed = 'client', next_nonce = $2
        where player_id = (select id from studio_players where operator_user = $3)`,
      [grandSeed, grandNonce.toString(), player.user],
    );
    const before = await poolNow();
    expect((await ask('/api/session')).jackpots).toEqual([{ bet: `${STAKE}`, amount: `${before}` }]);
    const { round } = await ask('/api/spins', { requestId: 'the-grand-one', bet: STAKE.toString() });
    expect(round).toMatchObject({ state: 'settled', outcome: { isGrand: true }, jackpot: `${before + FED}` });
    expect(BigInt(round.win)).toBe(BigInt(round.outcome.win) + before + FED);
    expect(await balanceOf(player)).toBe(50_000_000n - STAKE + BigInt(round.win));
    expect(await poolNow()).toBe(SEED);
    const { rows } = await site.owner.query('select win from vendors_rounds where round = $1', [round.id]);
    expect(rows).toEqual([{ win: BigInt(round.win) }]);
  });
});

describe('the pool of a jackpot', () => {
  const bet = (player: TestPlayer, change: object = {}) =>
    vendor.bet(player, { game_code: POOL_GAME, amount: Number(STAKE), ...change });
  const open = (balance = 50_000_000n) => vendor.player({ gameCode: POOL_GAME, balance });

  it('is fed by each bet once, not by one that is refused or of another size, and gets back what is taken back', async () => {
    const player = await open(STAKE + 1_000n);
    const before = await poolNow();
    const first = bet(player);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await vendor.call('/transaction/bet', first)).toMatchObject({ status: said.done, balance: 1_000 });
    }
    expect(await poolNow()).toBe(before + FED);
    expect(await vendor.call('/transaction/bet', bet(player))).toMatchObject({ status: said.poor });
    expect(await vendor.call('/transaction/bet', bet(player, { amount: 500 }))).toMatchObject({ status: said.done });
    expect(await poolNow()).toBe(before + FED);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await vendor.call('/transaction/rollback', vendor.rollback(first))).status).toBe(said.done);
    }
    expect(await poolNow()).toBe(before);
    const late = bet(player);
    await vendor.call('/transaction/rollback', vendor.rollback(late));
    expect((await vendor.call('/transaction/bet', late)).status).toBe(said.rolledBack);
    expect(await poolNow()).toBe(before);
  });

  it('[I-03] of two winners at once the second finds what the house put in anew, and a resend pays nothing', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const players = [await open(), await open()];
      const bets = players.map((player) => bet(player));
      for (const body of bets) await vendor.call('/transaction/bet', body);
      const before = await poolNow();
      const wins = bets.map((body) => vendor.win(body, { amount: 0, jackpot: true }));
      const answers = await Promise.all([...wins, ...wins].map((body) => vendor.call('/transaction/win', body)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => said.done));
      const told = answers.map(({ json }) => BigInt(json['jackpot'] as number));
      expect(told.slice(0, 2)).toEqual(told.slice(2));
      expect(told.slice(0, 2).toSorted((a, b) => Number(b - a))).toEqual(
        [before, SEED].toSorted((a, b) => Number(b - a)),
      );
      expect(await poolNow()).toBe(SEED);
      // The same bet wins once, whatever the win is called.
      const again = vendor.win(bets[0]!, { amount: 0, jackpot: true, transaction_uuid: randomUUID() });
      expect((await vendor.call('/transaction/win', again)).json['jackpot']).toBe(Number(told[0]));
      expect(await poolNow()).toBe(SEED);
    }
  });

  it('is paid to nobody whose bet did not feed it', async () => {
    const player = await open();
    const before = await poolNow();
    const small = bet(player, { amount: 500 });
    await vendor.call('/transaction/bet', small);
    for (const body of [
      vendor.win(small, { amount: 0, jackpot: true }),
      vendor.win(small, { amount: 0, jackpot: true, reference_transaction_uuid: randomUUID() }),
    ]) {
      expect((await vendor.call('/transaction/win', body)).status).toBe(said.notThere);
    }
    const dragon = vendor.bet(await vendor.player());
    await vendor.call('/transaction/bet', dragon);
    const wrong = vendor.win(dragon, { amount: 0, jackpot: true });
    expect((await vendor.call('/transaction/win', wrong)).status).toBe(said.notThere);
    expect((await vendor.call('/transaction/win', vendor.win(dragon, { jackpot: 1 }))).status).toBe(said.typesWrong);
    expect(await poolNow()).toBe(before);
  });
});

describe('a free round of a house game', () => {
  const granted = async (player: TestPlayer, gameCode: string, rounds: number) => {
    const stake = games[gameCode]!.bets[0]!;
    return { ...(await giveFreeRounds(site, vendor, player, { gameCode, stake, rounds })), stake };
  };
  const usedOf = async (id: string) =>
    (await site.owner.query<{ used: number }>('select used from vendors_free_rounds where id = $1', [id])).rows[0]!
      .used;

  it.each(Object.keys(games))(
    '%s: is told to the game, costs nothing, pays its win and can be drawn again',
    async (game) => {
      const player = await vendor.player({ balance: 1_000n, gameCode: game });
      const { id, reward, stake } = await granted(player, game, 3);
      const ask = await enter(player, game);
      let expected = 1_000n;
      for (let left = 3; left > 0; left -= 1) {
        expect((await ask('/api/session')).freeRounds).toMatchObject([{ reward, bet: `${stake}`, rounds: left }]);
        const { round } = await ask('/api/spins', { requestId: `free-${game}-${left}`, bet: `${stake}`, reward });
        expect(round).toMatchObject({ state: 'settled', isFree: true, bet: `${stake}` });
        expected += BigInt(round.win);
        expect(await balanceOf(player)).toBe(expected);
        const { rows } = await site.owner.query(
          'select bet, win, free_id::text as id from vendors_rounds where round = $1',
          [round.id],
        );
        expect(rows).toEqual([{ bet: 0n, win: BigInt(round.win), id }]);
        await ask(`/api/rounds/${round.id}/progress`, { shown: round.outcome.spins.length });
      }
      expect((await ask('/api/session')).freeRounds).toEqual([]);
      expect(await usedOf(id)).toBe(3);
      const gone = await ask('/api/spins', { requestId: `free-${game}-gone`, bet: `${stake}`, reward });
      expect(gone.round).toMatchObject({ state: 'refused', refusal: 'freeRoundGone', outcome: null });
      expect((await ask('/api/spins', { requestId: `free-${game}-gone`, bet: `${stake}` })).error).toBe(
        'requestIdReused',
      );
      const { rounds } = await ask('/api/rounds');
      const { revealed } = await ask('/api/seeds/rotate', {});
      for (const one of rounds as { id: string; state: string }[]) {
        if (one.state !== 'settled') continue;
        const { round } = await ask(`/api/rounds/${one.id}`);
        const draw = fairDraw(revealed.serverSeed, revealed.clientSeed, BigInt(round.nonce));
        expect(outcomeJson(houseGames[game]!.play(draw, stake))).toEqual(round.outcome);
      }
    },
  );

  it('is played at the stake that was given and no other', async () => {
    const player = await vendor.player({ balance: 0n });
    const { id, reward } = await granted(player, 'dragon-eight', 1);
    const ask = await enter(player, 'dragon-eight');
    const dearer = games['dragon-eight']!.bets[1]!;
    const { round } = await ask('/api/spins', { requestId: 'free-dearer', bet: `${dearer}`, reward });
    expect(round).toMatchObject({ state: 'refused', refusal: 'freeRoundGone' });
    expect(await usedOf(id)).toBe(0);
  });

  it('is played once by two browsers that ask for the last one at once', async () => {
    const player = await vendor.player({ balance: 0n });
    const { id, reward, stake } = await granted(player, 'dragon-eight', 1);
    const asks = [await enter(player, 'dragon-eight'), await enter(player, 'dragon-eight')];
    const answers = await Promise.all(
      asks.map((ask, at) => ask('/api/spins', { requestId: `free-twice-${at}`, bet: `${stake}`, reward })),
    );
    expect(answers.filter(({ round }) => round?.state === 'settled')).toHaveLength(1);
    expect(await usedOf(id)).toBe(1);
  });

  it('feeds the pool of its stake out of the house’s money, and wins all of it', async () => {
    const player = await vendor.player({ balance: 0n, gameCode: POOL_GAME });
    const { reward } = await granted(player, POOL_GAME, 1);
    const ask = await enter(player, POOL_GAME);
    await studioRows.query(
      `update studio_seeds set server_seed = $1, client_seed = 'client', next_nonce = $2
        where player_id = (select id from studio_players where operator_user = $3)`,
      [grandSeed, grandNonce.toString(), player.user],
    );
    const before = await poolNow();
    const { round } = await ask('/api/spins', { requestId: 'the-free-grand', bet: `${STAKE}`, reward });
    expect(round).toMatchObject({ state: 'settled', outcome: { isGrand: true }, jackpot: `${before + FED}` });
    expect(await balanceOf(player)).toBe(BigInt(round.win));
    expect(await poolNow()).toBe(SEED);
    const { rows } = await site.owner.query('select bets, bet, win from vendors_rounds where round = $1', [round.id]);
    expect(rows).toEqual([{ bets: 1, bet: 0n, win: BigInt(round.win) }]);
  });

  it('that is taken back takes its part of the pool back and can be played again', async () => {
    const player = await vendor.player({ balance: 0n, gameCode: POOL_GAME });
    const { id, reward } = await granted(player, POOL_GAME, 1);
    const before = await poolNow();
    const body = vendor.bet(player, {
      game_code: POOL_GAME,
      amount: Number(STAKE),
      is_free: true,
      reward_uuid: reward,
    });
    expect((await vendor.call('/transaction/bet', body)).status).toBe(said.done);
    expect(await poolNow()).toBe(before + FED);
    expect((await vendor.call('/transaction/rollback', vendor.rollback(body))).status).toBe(said.done);
    expect([await poolNow(), await usedOf(id)]).toEqual([before, 0]);
  });
});
