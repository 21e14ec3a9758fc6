import {
  giveFreeRounds,
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestPlayer,
  type TestVendor,
  said,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { endDueFree } from './store/freeRounds.ts';

const STAKE = 100_000n;
let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { freeStakes: [STAKE] });
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await wrongCounts()).toEqual([]);
});

/** Grants whose counts exceed what was given or do not match their rounds. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await site.owner.query(
    `select f.id, f.used, f.rounds, r.played from vendors_free_rounds f cross join lateral (
       select count(*)::integer as played from vendors_rounds r where r.free_id = f.id and r.bets > 0) r
      where r.played <> f.used or r.played > f.rounds`,
  );
  return rows;
}

const free = (player: TestPlayer, reward: string, change: object = {}) =>
  vendor.bet(player, { amount: Number(STAKE), is_free: true, reward_uuid: reward, ...change });
const bet = (body: object) => vendor.call('/transaction/bet', body);
const win = (body: object) => vendor.call('/transaction/win', body);
const rollback = (body: object) => vendor.call('/transaction/rollback', body);
const usedOf = async (id: string): Promise<number> =>
  (await site.owner.query<{ used: number }>('select used from vendors_free_rounds where id = $1', [id])).rows[0]!.used;
const roundOf = async ({ round }: Record<string, unknown>) =>
  (
    await site.owner.query(
      'select status, bet, win, valid_bet as "validBet", free_id::text as "freeId" from vendors_rounds where round = $1',
      [round],
    )
  ).rows[0];
const linesOf = async ({ memberId }: TestPlayer) =>
  (
    await site.owner.query(
      `select kind, debit, credit, amount from wallet_transfers where member_id = $1 and kind <> 'deposit' order by created_at, id`,
      [memberId],
    )
  ).rows;

describe('a free round', () => {
  it('costs nothing, pays its win from a separate account, and does not count for wagering', async () => {
    const player = await vendor.player();
    const { id, reward } = await giveFreeRounds(site, vendor, player, { rounds: 2 });
    const body = free(player, reward);
    const won = vendor.win(body, { amount: 250_000 });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await bet(body)).toMatchObject({ status: said.done, balance: 10_000_000 });
      expect(await win(won)).toMatchObject({ status: said.done, balance: 10_250_000 });
    }
    expect(await usedOf(id)).toBe(1);
    expect(await roundOf(body)).toEqual({ status: 'won', bet: 0n, win: 250_000n, validBet: 0n, freeId: id });
    expect(await linesOf(player)).toEqual([
      { kind: 'freeBet', debit: 'main', credit: 'house.freeRounds:studio', amount: 0n },
      { kind: 'freeWin', debit: 'house.freeRounds:studio', credit: 'main', amount: 250_000n },
    ]);
    const { trialBalance } = await verifyLedger(site.platform.pool);
    for (const row of trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
    // A vendor that does not repeat that the round was free is understood, and so is a missing stake.
    const silent = free(player, reward, { amount: 0 });
    expect((await bet(silent)).status).toBe(said.done);
    const { is_free: _free, reward_uuid: _reward, ...plain } = vendor.win(silent, { amount: 0 });
    expect((await win(plain)).status).toBe(said.done);
    expect(await roundOf(silent)).toMatchObject({ status: 'lost', win: 0n, freeId: id });
    expect(await usedOf(id)).toBe(2);
  });

  it('is reported to the game with the rounds left, earliest end first', async () => {
    const player = await vendor.player();
    const later = await giveFreeRounds(site, vendor, player, { seconds: 7_200 });
    const first = await giveFreeRounds(site, vendor, player, { rounds: 5 });
    await giveFreeRounds(site, vendor, player, { seconds: -1 });
    await giveFreeRounds(site, vendor, player, { status: 'cancelled' });
    await giveFreeRounds(site, vendor, player, { gameCode: 'lantern-ways' });
    await bet(free(player, first.reward));
    const { json } = await vendor.call('/user/balance', {
      ...{ user: player.user, token: player.token, request_uuid: randomUUID(), game_code: 'dragon-eight' },
      ...{ sub_partner_id: 'baize' },
    });
    expect(json['free_rounds']).toMatchObject([
      { reward_uuid: first.reward, bet: Number(STAKE), rounds: 4 },
      { reward_uuid: later.reward, rounds: 3 },
    ]);
  });

  it('is played once under concurrent requests for the last one', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const player = await vendor.player();
      const { id, reward } = await giveFreeRounds(site, vendor, player, { rounds: 2 });
      const bodies = Array.from({ length: 6 }, () => free(player, reward));
      const answers = await Promise.all([...bodies, ...bodies].map(bet));
      const accepted = new Set(answers.flatMap(({ status }, at) => (status === said.done ? [at % 6] : [])));
      expect(accepted.size).toBe(2);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([said.done, said.limitReached]));
      expect(await usedOf(id)).toBe(2);
    }
  });

  it('is given back by a rollback, and a bet rolled back before it came uses none', async () => {
    const player = await vendor.player();
    const { id, reward } = await giveFreeRounds(site, vendor, player, { rounds: 1 });
    const body = free(player, reward);
    await bet(body);
    const won = vendor.win(body, { amount: 300_000 });
    await win(won);
    expect((await rollback(vendor.rollback(body))).status).toBe(said.unknown);
    expect(await usedOf(id)).toBe(1);
    expect(await rollback(vendor.rollback(won))).toMatchObject({ status: said.done, balance: 10_000_000 });
    const back = vendor.rollback(body);
    for (let turn = 0; turn < 2; turn += 1) expect((await rollback(back)).status).toBe(said.done);
    expect(await usedOf(id)).toBe(0);
    expect(await roundOf(body)).toMatchObject({ status: 'cancelled', win: 0n });
    const late = free(player, reward);
    expect((await rollback(vendor.rollback(late))).status).toBe(said.done);
    expect((await bet(late)).status).toBe(said.rolledBack);
    expect(await usedOf(id)).toBe(0);
    expect((await bet(free(player, reward))).status).toBe(said.done);
  });

  it('is refused without a valid grant: of another member, game or stake, cancelled, over, or not approved', async () => {
    const player = await vendor.player();
    const other = await vendor.player();
    const { reward } = await giveFreeRounds(site, vendor, player);
    const foreign = await giveFreeRounds(site, vendor, other);
    const elsewhere = await giveFreeRounds(site, vendor, player, { gameCode: 'lantern-ways' });
    const waits = await giveFreeRounds(site, vendor, player, { status: 'requested' });
    const gone = await giveFreeRounds(site, vendor, player, { status: 'cancelled' });
    const over = await giveFreeRounds(site, vendor, player, { seconds: -1 });
    for (const body of [
      ...[foreign, elsewhere, waits, gone, over, { reward: randomUUID() }].map((one) => free(player, one.reward)),
      free(player, reward, { amount: Number(STAKE) + 1 }),
    ]) {
      expect((await bet(body)).status).toBe(said.limitReached);
    }
    for (const [change, status] of [
      [{ reward_uuid: null }, said.syntaxWrong],
      [{ reward_uuid: 'x' }, said.syntaxWrong],
      [{ token: await vendor.token(player, { isExpired: true }) }, said.tokenExpired],
      [{ currency: 'USD' }, said.currencyWrong],
    ] as const) {
      expect((await bet(free(player, reward, change))).status).toBe(status);
    }
    expect(await linesOf(player)).toEqual([]);
  });

  it('makes another reward, stake or a paid bet under the same id a conflict', async () => {
    const player = await vendor.player();
    const { id, reward } = await giveFreeRounds(site, vendor, player);
    const second = await giveFreeRounds(site, vendor, player, { stake: 2n * STAKE });
    const body = free(player, reward);
    await bet(body);
    const { is_free: _free, reward_uuid: _reward, ...paid } = body;
    for (const other of [
      { ...body, reward_uuid: second.reward, amount: 0 },
      { ...body, amount: Number(STAKE) + 1 },
      paid,
    ]) {
      expect((await bet(other)).status).toBe(said.duplicate);
    }
    expect([await usedOf(id), await usedOf(second.id)]).toEqual([1, 0]);
    // Rounds that were started are paid, whatever becomes of the rest.
    await site.owner.query(`update vendors_free_rounds set status = 'cancelled' where id = $1`, [id]);
    expect(await bet(body)).toMatchObject({ status: said.done });
    expect(await win(vendor.win(body, { amount: 5 }))).toMatchObject({ status: said.done, balance: 10_000_005 });
  });

  it('is refused for excluded members', async () => {
    const player = await vendor.player();
    const { id, reward } = await giveFreeRounds(site, vendor, player);
    await site.owner.query(`select limits_block(1, $1, 'timeOut', now() + interval '1 day', '', '')`, [
      player.memberId,
    ]);
    expect((await bet(free(player, reward))).status).toBe(said.userDisabled);
    expect(await usedOf(id)).toBe(0);
  });
});

it('is ended by the job when due, once, and nothing else is', async () => {
  const player = await vendor.player();
  const grants = [
    await giveFreeRounds(site, vendor, player, { seconds: -1 }),
    await giveFreeRounds(site, vendor, player, { seconds: -1, status: 'requested' }),
    await giveFreeRounds(site, vendor, player),
    await giveFreeRounds(site, vendor, player, { rounds: 1 }),
  ];
  await bet(free(player, grants[3]!.reward));
  await site.owner.query('update vendors_free_rounds set ends_at = clock_timestamp() where id = $1', [grants[3]!.id]);
  await Promise.all([endDueFree(site.platform.pool, 100), endDueFree(site.platform.pool, 100)]);
  const { rows } = await site.owner.query<{ status: string }>(
    'select status from vendors_free_rounds where id = any ($1) order by id',
    [grants.map(({ id }) => id)],
  );
  expect(rows.map(({ status }) => status)).toEqual(['expired', 'expired', 'active', 'finished']);
  await expect(
    site.owner.query(`update vendors_free_rounds set status = 'active' where id = $1`, [grants[0]!.id]),
  ).rejects.toThrow('cannot become');
});

it('mutation: without the condition on rounds left, more are played than given, and the check reports it', async () => {
  const signature = 'vendors_post_free(jsonb, text, boolean, uuid, bigint)';
  const { rows } = await site.owner.query<{ text: string }>('select pg_get_functiondef($1::regprocedure) as text', [
    signature,
  ]);
  const text = rows[0]!.text;
  const player = await vendor.player();
  const { id, reward } = await giveFreeRounds(site, vendor, player, { rounds: 1 });
  const condition = 'and f.used < f.rounds';
  expect(text.split(condition)).toHaveLength(2);
  await site.owner.query(text.replace(condition, ''));
  try {
    expect((await bet(free(player, reward))).status).toBe(said.done);
    // The table has a constraint of its own.
    expect((await bet(free(player, reward))).status).toBe(said.unknown);
    await site.owner.query('alter table vendors_free_rounds drop constraint vendors_free_rounds_room');
    expect((await bet(free(player, reward))).status).toBe(said.done);
    expect(await wrongCounts()).toMatchObject([{ used: 2, rounds: 1, played: 2 }]);
  } finally {
    await site.owner.query(text);
    await site.owner.query('update vendors_rounds set free_id = null where free_id = $1', [id]);
    await site.owner.query('update vendors_free_rounds set used = 0 where id = $1', [id]);
    await site.owner.query(
      'alter table vendors_free_rounds add constraint vendors_free_rounds_room check (used between 0 and rounds)',
    );
  }
});
