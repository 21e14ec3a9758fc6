import {
  openVendor,
  startPlatform,
  waitUntil,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  stopsHold,
  type StopSpeech,
  type StopStake,
} from '@baize/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
let strict: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { dialect: 'pragmatic', code: 'pragmatic' });
  strict = await openVendor(site, { dialect: 'pragmatic', code: 'strict', mayOwe: false });
});
afterAll(() => site.close());

type Fields = Record<string, string>;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

async function call(path: string, fields: Fields, by = vendor) {
  const all: Fields = { providerId: 'PragmaticPlay', ...fields };
  const sorted = Object.keys(all).toSorted();
  const text = sorted.map((name) => `${name}=${all[name]}`).join('&') + by.secret;
  const hash = createHash('md5').update(text).digest('hex');
  return (await by.post(`${path}.html`, new URLSearchParams({ ...all, hash }).toString(), headers)).json;
}

const newReference = (): string => randomUUID().replaceAll('-', '');
const betOf = (player: TestPlayer, change: Fields = {}): Fields => ({
  ...{ userId: player.user, token: player.token, gameId: 'dragon-eight', roundId: newReference() },
  ...{ reference: newReference(), amount: '10.00', timestamp: '1', roundDetails: 'spin' },
  ...change,
});
const winOf = (bet: Fields, change: Fields = {}): Fields => ({
  ...bet,
  reference: newReference(),
  amount: '4.50',
  ...change,
});

async function roundOf(bet: Fields): Promise<unknown> {
  const { rows } = await site.owner.query('select status, bet, win, adjusted from vendors_rounds where round = $1', [
    bet['roundId'],
  ]);
  return rows[0];
}

describe('works', () => {
  it('returns the player of a launch, and answers stake and win with cash, bonus and usedPromo', async () => {
    const player = await vendor.player();
    expect(await call('/authenticate', { token: player.token })).toEqual({
      ...{ userId: player.user, currency: 'CNY', cash: 100, bonus: 0, error: 0, description: 'Success' },
    });
    const bet = betOf(player);
    expect(await call('/bet', bet)).toEqual({
      ...{ transactionId: bet['reference'], currency: 'CNY', cash: 90, bonus: 0, usedPromo: 0 },
      ...{ error: 0, description: 'Success' },
    });
    expect(await call('/result', winOf(bet))).toMatchObject({ error: 0, cash: 94.5 });
    const win = winOf(bet, { amount: '0.50' });
    expect(await call('/result', win)).toMatchObject({ error: 0, cash: 95 });
    for (let turn = 0; turn < 2; turn += 1) {
      const { userId = '', gameId = '', roundId = '' } = bet;
      expect(await call('/endRound', { userId, gameId, roundId })).toMatchObject({ error: 0, cash: 95 });
    }
    expect(await roundOf(bet)).toEqual({ status: 'lost', bet: 1_000_000n, win: 500_000n, adjusted: 0n });
    expect(await call('/result', win)).toMatchObject({ error: 0, cash: 95 });
  });

  it('refunds a stake by its reference alone, and one that never came', async () => {
    const player = await vendor.player();
    const bet = betOf(player);
    await call('/bet', bet);
    const { userId = '', reference = '' } = bet;
    for (let turn = 0; turn < 2; turn += 1)
      expect(await call('/refund', { userId, reference })).toMatchObject({ error: 0 });
    expect(await call('/balance', { userId })).toMatchObject({ cash: 100 });
    expect(await roundOf(bet)).toMatchObject({ status: 'cancelled' });
    const never = betOf(player);
    expect(await call('/refund', { userId, reference: never['reference'] ?? '' })).toMatchObject({ error: 0 });
    expect(await call('/bet', never)).toMatchObject({ error: 3 });
  });

  it('pays prizes, jackpots and free rounds long after the session has ended', async () => {
    const player = await vendor.player();
    const bet = betOf(player);
    await call('/bet', bet);
    await site.owner.query('update vendors_sessions set expires_at = now() where member_id = $1', [player.memberId]);
    const { userId = '' } = bet;
    const gift = { userId, timestamp: '1', reference: newReference(), amount: '5.00' };
    const promo = { ...gift, campaignId: '7', campaignType: 'CB', currency: 'CNY' };
    expect(await call('/promoWin', promo)).toMatchObject({ error: 0, cash: 95 });
    expect(await call('/promoWin', promo)).toMatchObject({ error: 0, cash: 95 });
    expect(await call('/jackpotWin', winOf(bet, { jackpotId: '3' }))).toMatchObject({ error: 0, cash: 99.5 });
    expect(await call('/result', winOf(bet, { bonusCode: 'free' }))).toMatchObject({ error: 0, cash: 99.5 });
    expect(await call('/bet', betOf(player, { bonusCode: 'free' }))).toMatchObject({ error: 7 });
    const bonus = { ...gift, reference: newReference(), bonusCode: 'free' };
    expect(await call('/bonusWin', bonus)).toMatchObject({ error: 0, cash: 104.5 });
    const { rows } = await site.owner.query(
      'select distinct kind from wallet_transfers where member_id = $1 order by 1',
      [player.memberId],
    );
    expect(rows.map((row: { kind: string }) => row.kind)).toEqual(['bet', 'deposit', 'promo', 'win']);
  });

  it('corrects a live result down to nothing; the rest becomes a debt', async () => {
    const player = await vendor.player({ balance: 10_00000n });
    const bet = betOf(player, { amount: '8.00' });
    await call('/bet', bet);
    const down = winOf(bet, { amount: '-5.00', validBetAmount: '8.00' });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await call('/adjustment', down)).toMatchObject({ error: 0, cash: 0 });
    expect(await roundOf(bet)).toMatchObject({ adjusted: -500_000n });
  });

  it('answers calls that only report, and returns the stakes of each game', async () => {
    const { user: userId } = await vendor.player();
    expect(await call('/session/expired', { playerId: userId, sessionId: 'x' })).toMatchObject({ error: 0 });
    expect(await call('/roundDetails', { userId, gameId: 'g', roundId: 'r' })).toMatchObject({ error: 0 });
    expect(await call('/getBalancePerGame', { userId, gameIdList: 'a,b' })).toMatchObject({
      gamesBalances: [
        { gameID: 'a', cash: 100, bonus: 0 },
        { gameID: 'b', cash: 100, bonus: 0 },
      ],
    });
  });
});

/** What `stopsHold` says to the wallet. */
const stakeFields = ({ player, id }: StopStake): Fields => ({
  ...{ userId: player.user, token: player.token, gameId: 'dragon-eight', roundId: id, reference: id, amount: '10.00' },
});
const speech: StopSpeech = {
  ...{ done: '0', limited: '310', blocked: '6' },
  stake: async (stake) => String((await call('/bet', stakeFields(stake)))['error']),
  settle: async (stake) => String((await call('/result', winOf(stakeFields(stake), { amount: '5.00' })))['error']),
  takeBack: async ({ player, id }) => String((await call('/refund', { userId: player.user, reference: id }))['error']),
};

describe('refuses', () => {
  it('[I-37] [A157] new stakes after a session limit, a time-out and both exclusions, and still pays the rounds before', async () => {
    await stopsHold(site, vendor, speech);
  });

  it('with its own error codes', async () => {
    const player = await vendor.player({ balance: 5_00000n });
    expect(await call('/bet', betOf(player))).toMatchObject({ error: 1 });
    expect(await call('/bet', betOf(player, { userId: 'baize-1' }))).toMatchObject({ error: 4 });
    expect(await call('/bet', betOf(player, { userId: 'nobody' }))).toMatchObject({ error: 2 });
    expect(await call('/bet', betOf(player, { amount: '1.001' }))).toMatchObject({ error: 7 });
    expect(await call('/bet', betOf(player, { amount: '-1.00' }))).toMatchObject({ error: 7 });
    expect(await call('/bet', betOf(player, { reference: 'x'.repeat(33) }))).toMatchObject({ error: 7 });
    expect(await call('/bet', betOf(player, { extra: '1' }))).toMatchObject({ error: 7 });
    expect(await call('/bet', betOf(player, { gameId: 'other-game' }))).toMatchObject({ error: 8 });
    expect(await call('/result', winOf(betOf(player)))).toMatchObject({ error: 120 });
    expect(await call('/authenticate', { token: 'made-up' })).toMatchObject({ error: 4 });
  });

  it('stakes beyond a limit of the game, which is another answer than a limit of the member', async () => {
    const bounded = await openVendor(site, { dialect: 'pragmatic', code: 'bounded' });
    await site.owner.query(
      `update games_games set max_bet = 1000 where vendor_id = (select id from vendors_vendors where code = 'bounded')`,
    );
    const player = await bounded.player();
    // What the vendor lists is read anew within a second.
    await waitUntil(async () => (await call('/bet', betOf(player, { amount: '0.02' }), bounded))['error'] === 50);
    expect(await call('/bet', betOf(player, { amount: '0.01' }), bounded)).toMatchObject({ error: 0 });
  });

  it('[I-37] [A157] stakes beyond a limit and of the excluded, and pays what was staked before', async () => {
    const player = await vendor.player();
    await site.owner.query(`select limits_set(1, $1, 'CNY', 'loss', 'day', 1000000, 24)`, [player.memberId]);
    const bet = betOf(player);
    expect(await call('/bet', bet)).toMatchObject({ error: 0, cash: 90 });
    expect(await call('/bet', betOf(player, { amount: '0.01' }))).toMatchObject({ error: 310 });
    await site.owner.query(`select limits_block(1, $1, 'selfExclusion', now() + interval '1 day', '', '')`, [
      player.memberId,
    ]);
    expect(await call('/bet', betOf(player, { amount: '0.01' }))).toMatchObject({ error: 6 });
    expect(await call('/result', winOf(bet))).toMatchObject({ error: 0, cash: 94.5 });
  });

  it('a reference that stood for something else, with a code that stops retries', async () => {
    const player = await vendor.player();
    const bet = betOf(player);
    await call('/bet', bet);
    for (const change of [{ amount: '11.00' }, { roundId: 'another' }] as Fields[]) {
      expect(await call('/bet', { ...bet, ...change })).toMatchObject({ error: 120 });
    }
    expect(await call('/result', bet)).toMatchObject({ error: 120 });
    await call('/result', winOf(bet));
    const { userId = '', reference = '' } = bet;
    expect(await call('/refund', { userId, reference })).toMatchObject({ error: 120 });
  });

  it('a correction beyond the balance, if the vendor does not allow debts', async () => {
    const player = await strict.player({ balance: 10_00000n });
    const bet = betOf(player);
    await call('/bet', bet, strict);
    expect(await call('/adjustment', winOf(bet, { amount: '-5.00' }), strict)).toMatchObject({ error: 1 });
  });
});

describe('forbids', () => {
  it('a vendor to use another’s secret, or another’s bets', async () => {
    const player = await vendor.player();
    const bet = betOf(player);
    await call('/bet', bet);
    expect(await call('/result', winOf(bet), strict)).toMatchObject({ error: 120 });
    const forged = await vendor.post(
      '/bet.html',
      new URLSearchParams({ ...bet, hash: 'a'.repeat(32) }).toString(),
      headers,
    );
    expect([forged.httpStatus, forged.json['error']]).toEqual([200, 5]);
  });
});
