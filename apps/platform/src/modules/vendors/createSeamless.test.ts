import { openVendor, startPlatform, type TestPlatform, type TestPlayer, type TestVendor } from '@baize/testkit';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../kit/clock.ts';
import { createBrands } from '../site/index.ts';
import { createWallet, type Wallet } from '../wallet/index.ts';
import { createDirectory } from './createDirectory.ts';
import { createSeamless, type Seamless } from './createSeamless.ts';

const UNIT = 100_000n;
let site: TestPlatform;
let vendor: TestVendor;
let wallet: Wallet;
let seamless: Seamless;
let isGameOpen = true;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
  wallet = createWallet({ pool: site.platform.pool });
  seamless = createSeamless({ pool: site.platform.pool, wallet, isGameOpen: async () => isGameOpen });
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

/** What a dialect makes of a call once it has read it. */
async function callOf(player: TestPlayer) {
  const brands = createBrands(site.platform.pool, systemClock);
  const known = await createDirectory(site.platform.pool, brands, systemClock).byCode('studio');
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
  it('authenticates a living token and tells the balance', async () => {
    const player = await vendor.player({ balance: 7n });
    const call = await callOf(player);
    expect(await seamless.authenticate(call)).toMatchObject({ isAccepted: true, balance: 7n });
    expect(await seamless.balance({ ...call, tokenHash: undefined })).toMatchObject({ isAccepted: true, balance: 7n });
  });

  it('books bet and win together, once, however often it is told', async () => {
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

  it('corrects a result upwards and downwards, and what cannot be paid is owed', async () => {
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

  it('ends a round that lost, as often as it is told', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    await seamless.bet(call);
    expect(await roundOf(call.round)).toMatchObject({ status: 'open', validBet: 0n });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await seamless.endRound(call)).toMatchObject({ isAccepted: true, balance: 90n * UNIT });
    }
    expect(await roundOf(call.round)).toMatchObject({ status: 'lost', validBet: 10n * UNIT });
  });

  it('keeps a round of several bets and wins, and one whose only bet was taken back', async () => {
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

  it('tells every listener of the wallet what changed', async () => {
    const player = await vendor.player();
    const heard: bigint[] = [];
    const stop = wallet.onPosted((changes) => heard.push(...changes.map(({ balance }) => balance)));
    const call = await callOf(player);
    await seamless.bet(call);
    await seamless.bet(call);
    stop();
    expect(heard).toEqual([90n * UNIT]);
  });
});

describe('refuses', () => {
  it('half of a bet-and-win: without the stake there is no win', async () => {
    const player = await vendor.player({ balance: 9n * UNIT });
    const call = { ...(await callOf(player)), winAmount: 25n * UNIT };
    expect(await seamless.betAndWin(call)).toEqual({
      ...{ isAccepted: false, reason: 'insufficient_funds', balance: 9n * UNIT },
    });
    expect(await seamless.balance(call)).toMatchObject({ balance: 9n * UNIT });
    expect(await roundOf(call.round)).toBeUndefined();
  });

  it('stakes on a closed game, but answers again what was booked while it was open', async () => {
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

  it('to end a round that never began, and to take back a correction', async () => {
    const player = await vendor.player();
    const call = await callOf(player);
    expect(await seamless.endRound(call)).toEqual({ isAccepted: false, reason: 'transaction_unknown' });
    await seamless.adjust(call);
    const back = { ...call, target: call.transaction, transaction: randomUUID(), closesRound: false };
    expect(await seamless.rollback(back)).toEqual({ isAccepted: false, reason: 'transaction_unknown' });
  });
});

describe('forbids', () => {
  it('a token of somebody else, of another game and an expired one', async () => {
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
