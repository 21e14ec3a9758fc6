import { openVendor, startPlatform, type TestPlatform, type TestPlayer, type TestVendor } from '@baize/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '@baize/server/clock';
import { createLogger } from '@baize/server/logger';
import { createPool } from '#kit/db.ts';
import { createBrands } from '#modules/site/index.ts';
import { createPosting, type Posting } from '#modules/wallet/index.ts';
import { createDirectory } from './createDirectory.ts';
import { createSeamless, type Seamless } from './createSeamless.ts';
import { findRoundKeys } from './store/roundKeys.ts';
import { studioDialect } from './studioDialect.ts';

const UNIT = 100_000n;
let site: TestPlatform;
let vendor: TestVendor;
let wallet: Posting;
let seamless: Seamless;
let isGameOpen = true;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
  wallet = createPosting({ pool: site.platform.pool });
  seamless = createSeamless({
    pool: site.platform.pool,
    wallet,
    judgeStake: async () => (isGameOpen ? undefined : 'game_closed'),
  });
});
afterAll(async () => {
  await seamless.close();
  await wallet.close();
  await site.close();
});
afterEach(async () => {
  const { rows } = await site.owner.query<{ sum: bigint }>('select sum(balance)::bigint as sum from wallet_accounts');
  expect(rows[0]?.sum, 'the books sum to zero').toBe(0n);
});

/** A call as a dialect passes it on once parsed. */
async function callOf(player: TestPlayer) {
  const brands = createBrands(site.platform.pool, systemClock);
  const known = await createDirectory(site.platform.pool, brands, systemClock, createLogger('silent', 'test')).byCode(
    'studio',
  );
  const brand = known?.brandById(player.brandId);
  if (!known || !brand) throw new Error('The vendor is not known.');
  return {
    ...{ vendor: known.vendor, brand, memberId: player.memberId, currency: 'CNY' },
    tokenHash: createHash('sha256').update(player.token).digest('hex'),
    ...{ round: randomUUID(), game: 'dragon-eight', transaction: randomUUID(), amount: 10n * UNIT, closesRound: false },
  };
}

async function roundOf(round: string): Promise<unknown> {
  const { rows } = await site.owner.query(
    'select status, bet, win, adjusted, valid_bet as "validBet", bets from vendors_rounds where round = $1',
    [round],
  );
  return rows[0];
}

describe('works', () => {
  it('plans its statement on some connections before the first call, and leaves no trace of it', async () => {
    const traces = async (): Promise<unknown> =>
      (
        await site.owner.query(
          `select (select count(*) from wallet_transfers) as transfers, (select sum(seq) from wallet_chains) as batches,
                  (select count(*) from wallet_accounts) as accounts, (select count(*) from vendors_rounds) as rounds`,
        )
      ).rows;
    await vendor.player();
    const before = await traces();
    const pool = createPool({ url: site.databaseUrl, max: 4 });
    const own = createSeamless({ pool, wallet, judgeStake: async () => undefined });
    try {
      await own.prepare();
      expect(pool.idleCount).toBe(3);
      const { rows } = await pool.query(`select name from pg_prepared_statements where name = 'vendors_post'`);
      expect(rows).toHaveLength(1);
      expect(await traces()).toEqual(before);
    } finally {
      await own.close();
      await pool.end();
    }
  });

  it('authenticates a valid token and returns the balance', async () => {
    const player = await vendor.player({ balance: 7n });
    const call = await callOf(player);
    expect(await seamless.authenticate(call)).toMatchObject({ isAccepted: true, balance: 7n });
    expect(await seamless.balance({ ...call, tokenHash: undefined })).toMatchObject({ isAccepted: true, balance: 7n });
  });

  it('books bet and win together, once, however often they are sent', async () => {
    const player = await vendor.player();
    const call = { ...(await callOf(player)), winAmount: 25n * UNIT, closesRound: true };
    const first = await seamless.betAndWin(call);
    expect(first).toEqual({ isAccepted: true, balance: 115n * UNIT, isReplayed: false });
    expect(await seamless.betAndWin(call)).toEqual({ isAccepted: true, balance: 115n * UNIT, isReplayed: true });
    expect(await roundOf(call.round)).toEqual({
      ...{ status: 'won', bet: 10n * UNIT, win: 25n * UNIT, adjusted: 0n, validBet: 10n * UNIT, bets: 1 },
    });
    const changed = await seamless.betAndWin({ ...call, winAmount: 26n * UNIT });
    expect(changed).toEqual({ isAccepted: false, reason: 'duplicate_differs' });
  });

  it('corrects a result up and down; what cannot be paid becomes a debt', async () => {
    const player = await vendor.player({ balance: 10n * UNIT });
    const call = await callOf(player);
    await seamless.bet(call);
    const up = await seamless.adjust({ ...call, transaction: randomUUID(), amount: 4n * UNIT, closesRound: true });
    expect(up).toMatchObject({ isAccepted: true, balance: 4n * UNIT });
    const down = { ...call, transaction: randomUUID(), amount: -9n * UNIT };
    expect(await seamless.adjust(down)).toMatchObject({ isAccepted: true, balance: 0n, isReplayed: false });
    expect(await seamless.adjust(down)).toMatchObject({ isAccepted: true, balance: 0n, isReplayed: true });
    const { rows } = await site.owner.query(
      `select name, balance from wallet_accounts where member_id = $1 order by name`,
      [player.memberId],
    );
    expect(rows).toEqual([
      { name: 'debt', balance: -5n * UNIT },
      { name: 'main', balance: 0n },
    ]);
    expect(await roundOf(call.round)).toMatchObject({ status: 'lost', adjusted: -5n * UNIT });
  });

  it('books concurrent calls of others when one call in the batch references itself', async () => {
    const [player, other] = await Promise.all([vendor.player(), vendor.player()]);
    const call = await callOf(player);
    await seamless.bet(call);
    const own = { ...call, transaction: randomUUID() };
    const others = await callOf(other);
    const answers = await Promise.all([
      seamless.rollback({ ...own, target: own.transaction }),
      seamless.win({ ...own, betTransaction: own.transaction }),
      seamless.bet(others),
    ]);
    const unknown = { isAccepted: false, reason: 'transaction_unknown' };
    expect(answers).toMatchObject([unknown, unknown, { isAccepted: true, balance: 90n * UNIT }]);
    expect(await roundOf(call.round)).toMatchObject({ status: 'open', bet: 10n * UNIT, win: 0n });
  });

  it('ends a lost round, however often this is sent', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    await seamless.bet(call);
    expect(await roundOf(call.round)).toMatchObject({ status: 'open', validBet: 0n });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await seamless.endRound(call)).toMatchObject({ isAccepted: true, balance: 90n * UNIT });
    }
    expect(await roundOf(call.round)).toMatchObject({ status: 'lost', validBet: 10n * UNIT });
  });

  it('keeps a round with several bets and wins, and one whose only bet was rolled back', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    const bets = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(bets.map((transaction) => seamless.bet({ ...call, transaction })));
    const [first = '', second = '', third = ''] = bets;
    await seamless.win({ ...call, transaction: randomUUID(), betTransaction: first, amount: 5n * UNIT });
    await seamless.rollback({ ...call, transaction: randomUUID(), target: third, closesRound: false });
    await seamless.win({ ...call, transaction: randomUUID(), betTransaction: second, amount: 0n, closesRound: true });
    expect(await roundOf(call.round)).toEqual({
      ...{ status: 'lost', bet: 20n * UNIT, win: 5n * UNIT, adjusted: 0n, validBet: 15n * UNIT, bets: 2 },
    });
    const alone = await callOf(player);
    await seamless.bet(alone);
    await seamless.rollback({ ...alone, target: alone.transaction, transaction: randomUUID(), closesRound: true });
    expect(await roundOf(alone.round)).toMatchObject({ status: 'cancelled', bet: 0n, validBet: 0n, bets: 0 });
  });

  it('notifies every listener of the wallet of changes', async () => {
    const player = await vendor.player();
    const balances: bigint[] = [];
    const stop = wallet.onPosted((changes) => balances.push(...changes.map(({ balance }) => balance)));
    const call = await callOf(player);
    await seamless.bet(call);
    await seamless.bet(call);
    stop();
    expect(balances).toEqual([90n * UNIT]);
  });
});

describe('works with protocols that send less', () => {
  it('pays a win on any standing bet of the round, and on the same one on a resend', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const transaction of [first, second]) await seamless.bet({ ...call, transaction });
    await seamless.rollback({ ...call, transaction: randomUUID(), target: first, closesRound: false });
    const win = { ...call, transaction: randomUUID(), amount: 5n * UNIT };
    const paid = await seamless.winOfRound(win);
    expect(paid).toEqual({ isAccepted: true, balance: 95n * UNIT, isReplayed: false });
    await seamless.bet({ ...call, transaction: randomUUID() });
    expect(await seamless.winOfRound(win)).toEqual({ ...paid, isReplayed: true });
    expect(await seamless.winOfRound({ ...win, amount: UNIT })).toEqual({
      isAccepted: false,
      reason: 'duplicate_differs',
    });
    expect(await seamless.winOfRound({ ...win, transaction: first })).toEqual({
      ...{ isAccepted: false, reason: 'duplicate_differs' },
    });
    const back = { ...call, transaction: randomUUID(), target: second, closesRound: false };
    expect(await seamless.rollback(back)).toEqual({ isAccepted: false, reason: 'transaction_settled' });
    expect(await seamless.winOfRound({ ...win, transaction: randomUUID(), round: randomUUID() })).toEqual({
      ...{ isAccepted: false, reason: 'transaction_unknown' },
    });
  });

  it('rolls a bet back in its own round, and refuses a late one after its rollback, also when both race', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    await seamless.bet(call);
    const back = { ...call, transaction: randomUUID(), target: call.transaction };
    expect(await seamless.rollbackOf(back)).toMatchObject({ isAccepted: true, balance: 100n * UNIT });
    expect(await roundOf(call.round)).toMatchObject({ status: 'cancelled' });
    const never = { ...call, transaction: randomUUID(), target: randomUUID() };
    expect(await seamless.rollbackOf(never)).toMatchObject({ isAccepted: true, isTombstone: true });
    expect(await seamless.bet({ ...call, transaction: never.target })).toEqual({
      ...{ isAccepted: false, reason: 'transaction_rolled_back' },
    });
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const racing = { ...call, round: randomUUID(), transaction: randomUUID() };
        const undo = { ...call, transaction: randomUUID(), target: racing.transaction };
        await Promise.all([seamless.bet(racing), seamless.rollbackOf(undo)]);
      }),
    );
    expect(await seamless.balance(call)).toMatchObject({ balance: 100n * UNIT });
  });

  it('pays a promo once and keeps it out of every round', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    const gift = { ...call, transaction: randomUUID(), amount: UNIT, promotion: 'spring' };
    for (const isReplayed of [false, true]) {
      expect(await seamless.promo(gift)).toEqual({ isAccepted: true, balance: 101n * UNIT, isReplayed });
    }
    const other = await seamless.promo({ ...gift, promotion: 'autumn' });
    expect(other).toEqual({ isAccepted: false, reason: 'duplicate_differs' });
    expect(await roundOf(call.round)).toBeUndefined();
  });

  it('keeps a round of many movements in order and each of them once, with a row of constant size', async () => {
    const player = await vendor.player({ balance: 100n * UNIT });
    const call = { ...(await callOf(player)), amount: UNIT };
    const bets = Array.from({ length: 20 }, () => randomUUID() as string);
    for (const transaction of bets) await seamless.bet({ ...call, transaction });
    const again = await Promise.all(bets.map((transaction) => seamless.bet({ ...call, transaction })));
    expect(again.every((answer) => answer.isAccepted && answer.isReplayed)).toBe(true);
    // Several movements of one call also work after the row is full, and refused ones leave nothing.
    const pair = { ...call, transaction: randomUUID(), winAmount: UNIT };
    await seamless.betAndWin(pair);
    await seamless.bet({ ...call, transaction: randomUUID(), amount: 1_000n * UNIT });
    const keys = [...bets, pair.transaction, `${pair.transaction} win`];
    const { rows } = await site.owner.query<{ id: bigint; own: number; more: number }>(
      `select r.id, cardinality(r.transactions) as own,
              (select count(*)::integer from vendors_round_keys k where k.round_id = r.id) as more
         from vendors_rounds r where r.round = $1`,
      [call.round],
    );
    expect(rows).toMatchObject([{ own: 8, more: 14 }]);
    const { id = 0n } = rows[0] ?? {};
    const place = { brandId: player.brandId, memberId: player.memberId };
    expect(await findRoundKeys(site.platform.pool, { ...place, id })).toEqual(keys);
    expect((await seamless.movements(call)).map(({ key }) => key).toSorted()).toEqual(keys.toSorted());

    // The standing bet is found among the later ones once none of the first stands.
    for (const target of bets.slice(0, 12)) await seamless.rollback({ ...call, transaction: randomUUID(), target });
    const paid = await seamless.winOfRound({ ...call, transaction: randomUUID(), amount: 3n * UNIT });
    expect(paid).toMatchObject({ isAccepted: true, isReplayed: false });
    expect(await roundOf(call.round)).toMatchObject({ bets: 9, bet: 9n * UNIT, win: 4n * UNIT });
    const other = { ...call, ...(await callOf(await vendor.player())), amount: UNIT };
    await seamless.bet(other);
    expect(await seamless.movements(other)).toHaveLength(1);
  });

  it('[A161] carries out several movements or none of them', async () => {
    const player = await vendor.player({ balance: 15n * UNIT });
    const call = await callOf(player);
    const step = (kind: 'bet' | 'win', amount: bigint) => ({ kind, transaction: randomUUID(), amount });
    const tooMuch = { ...call, steps: [step('bet', 10n * UNIT), step('bet', 10n * UNIT)] };
    for (const _ of ['first', 'resent']) {
      expect(await seamless.together(tooMuch)).toEqual({
        ...{ isAccepted: false, reason: 'insufficient_funds', balance: 15n * UNIT },
      });
    }
    expect(await roundOf(call.round)).toBeUndefined();
    const both = { ...call, closesRound: true, steps: [step('bet', 10n * UNIT), step('win', 4n * UNIT)] };
    for (const isReplayed of [false, true]) {
      expect(await seamless.together(both)).toEqual({ isAccepted: true, balance: 9n * UNIT, isReplayed });
    }
    expect(await roundOf(call.round)).toMatchObject({ status: 'lost', bet: 10n * UNIT, win: 4n * UNIT });
    // Refused at once it stays refused, though there is money for all of it by now.
    const beyond = { ...call, round: randomUUID(), steps: [step('bet', 20n * UNIT), step('win', 4n * UNIT)] };
    const refused = { isAccepted: false, reason: 'insufficient_funds', balance: 9n * UNIT };
    expect(await seamless.together(beyond)).toEqual(refused);
    await vendor.player({ memberId: player.memberId, balance: 100n * UNIT });
    expect(await seamless.together(beyond)).toEqual(refused);
    expect(await seamless.balance(call)).toMatchObject({ balance: 109n * UNIT });
    expect(await roundOf(beyond.round)).toBeUndefined();
    // Where something had moved, it is judged anew; it is booked once, or never if the vendor has given it up.
    for (const isReplayed of [false, true]) {
      expect(await seamless.together(tooMuch)).toEqual({ isAccepted: true, balance: 89n * UNIT, isReplayed });
    }
    const [first, second] = [step('bet', 60n * UNIT), step('bet', 60n * UNIT)];
    const givenUp = { ...call, round: randomUUID(), steps: [first, second] };
    expect(await seamless.together(givenUp)).toMatchObject({ isAccepted: false, reason: 'insufficient_funds' });
    const target = first.transaction;
    expect(await seamless.rollback({ ...givenUp, transaction: randomUUID(), target })).toMatchObject({
      isTombstone: true,
    });
    await vendor.player({ memberId: player.memberId, balance: 100n * UNIT });
    expect(await seamless.together(givenUp)).toEqual({ isAccepted: false, reason: 'transaction_rolled_back' });
    expect(await seamless.balance(call)).toMatchObject({ balance: 189n * UNIT });
    const alone = { ...call, round: randomUUID(), steps: [step('win', UNIT)] };
    expect(await seamless.together(alone)).toEqual({ isAccepted: false, reason: 'transaction_unknown' });
  });

  it('counts the final cost of a round, not what was held for it', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    const [hold, stake] = [randomUUID(), randomUUID()];
    const held = { ...call, steps: [{ kind: 'hold', transaction: hold, amount: 60n * UNIT } as const] };
    expect(await seamless.together(held)).toMatchObject({ isAccepted: true, balance: 40n * UNIT });
    expect(await seamless.movements(call)).toMatchObject([{ key: hold, isHeld: true, isReversed: false }]);
    const settled = [
      { kind: 'rollback', transaction: randomUUID(), target: hold } as const,
      { kind: 'stake', transaction: stake, amount: 25n * UNIT } as const,
      { kind: 'win', transaction: randomUUID(), amount: 5n * UNIT, betTransaction: stake } as const,
    ];
    const end = await seamless.together({ ...call, tokenHash: undefined, closesRound: true, steps: settled });
    expect(end).toMatchObject({ isAccepted: true, balance: 80n * UNIT });
    expect(await roundOf(call.round)).toMatchObject({ bet: 25n * UNIT, win: 5n * UNIT, validBet: 20n * UNIT });
  });

  it('finds the member of a token and what a member plays right now', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    expect(await seamless.opening(call.vendor, player.token)).toEqual({
      ...{ brandId: 1, memberId: player.memberId, game: 'dragon-eight', isExpired: false },
    });
    expect(await seamless.opening({ ...call.vendor, id: 999 }, player.token)).toBeUndefined();
    expect(await seamless.living(call.vendor, call)).toEqual({ tokenHash: call.tokenHash, game: 'dragon-eight' });
    expect(await seamless.living({ ...call.vendor, id: 999 }, call)).toBeUndefined();
    expect(await seamless.origin({ ...call, target: randomUUID() })).toBeUndefined();
  });
});

describe('refuses', () => {
  it('half of a bet-and-win: no win without the stake', async () => {
    const player = await vendor.player({ balance: 9n * UNIT });
    const call = { ...(await callOf(player)), winAmount: 25n * UNIT };
    expect(await seamless.betAndWin(call)).toEqual({
      ...{ isAccepted: false, reason: 'insufficient_funds', balance: 9n * UNIT },
    });
    expect(await seamless.balance(call)).toMatchObject({ balance: 9n * UNIT });
    expect(await roundOf(call.round)).toBeUndefined();
  });

  it('stakes on a closed game, but returns the first answer for what was booked while it was open', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    const first = await seamless.bet(call);
    isGameOpen = false;
    expect(await seamless.bet({ ...call, transaction: randomUUID() })).toEqual({
      ...{ isAccepted: false, reason: 'game_closed' },
    });
    expect(await seamless.bet(call)).toEqual({ ...first, isReplayed: true });
    isGameOpen = true;
  });

  it('to end a round that never began, and to roll back a correction', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    expect(await seamless.endRound(call)).toEqual({ isAccepted: false, reason: 'transaction_unknown' });
    await seamless.adjust(call);
    const back = { ...call, target: call.transaction, transaction: randomUUID(), closesRound: false };
    expect(await seamless.rollback(back)).toEqual({ isAccepted: false, reason: 'transaction_unknown' });
  });
});

describe('forbids', () => {
  it('tokens of others, of another game and expired ones', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];
    const call = await callOf(player);
    const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
    const tries = [
      [hashOf(other.token), 'token_foreign'],
      [hashOf('made up'), 'token_unknown'],
      [hashOf(await vendor.token(player, { isExpired: true })), 'token_expired'],
      [hashOf(await vendor.token(player, { gameCode: 'other-game' })), 'game_closed'],
    ] as const;
    for (const [tokenHash, reason] of tries) {
      expect(await seamless.bet({ ...call, transaction: randomUUID(), tokenHash })).toEqual({
        isAccepted: false,
        reason,
      });
    }
    expect(await seamless.authenticate({ ...call, tokenHash: hashOf(other.token) })).toEqual({
      ...{ isAccepted: false, reason: 'token_foreign' },
    });
  });
});

describe('a vendor with an unreadable key', () => {
  it('is skipped, and the others continue', async () => {
    await site.owner.query(
      `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
       values ('broken', 'Broken', '${studioDialect}', 'no key', '/nonexistent', 'x', 'http://127.0.0.1:1', '{}')`,
    );
    const brands = createBrands(site.platform.pool, systemClock);
    const directory = createDirectory(site.platform.pool, brands, systemClock, createLogger('silent', 'test'));
    expect((await directory.all()).map(({ vendor }) => vendor.code)).toEqual(['studio']);
    await site.owner.query(`delete from vendors_vendors where code = 'broken'`);
  });
});
