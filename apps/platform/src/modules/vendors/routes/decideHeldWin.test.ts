import { randomUUID } from 'node:crypto';
import { decideHeldWin, getBalance, listHeldWins, listTrail, type InputOf } from '@baize/contract';
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
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, verifyLedger } from '#modules/wallet/index.ts';
import { postCalls } from '../store.ts';

const UNIT = 100_000;
/** Above a million, the absolute maximum of a win. */
const HUGE = 99_999_999_999_999;
let site: TestPlatform;
let vendor: TestVendor;
let operator: { token: string; username: string };
let approver: { token: string; username: string };
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
  operator = await openOperator(site);
  approver = await openOperator(site, { role: 'approver' });
});
afterEach(async () => {
  const report = await verifyLedger(site.platform.pool);
  expect(report.faults).toEqual([]);
  for (const row of report.trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});
afterAll(() => site.close());

const decide = async (id: string, act: InputOf<typeof decideHeldWin>['act'], by: { token: string } = operator) =>
  (await site.call(decideHeldWin, { id, act, reason: 'looked at it' }, by)).answer;
const send = (path: 'bet' | 'win' | 'rollback', body: object) => vendor.call(`/transaction/${path}`, body);

/** A bet of 1.00 with a win above the cap. */
async function held(amount = HUGE, memberId?: bigint) {
  const player = await vendor.player(memberId === undefined ? {} : { memberId });
  const bet = vendor.bet(player);
  await send('bet', bet);
  const win = vendor.win(bet, { amount });
  const answer = await send('win', win);
  const { answer: list } = await site.call(listHeldWins, { view: 'waiting', pageNum: 1, pageSize: 100 }, operator);
  const row = list.value?.page.content.find((one) => one.memberId === String(player.memberId));
  return { player, bet, win, answer, row, id: row?.id ?? '0' };
}

/** A member's spendable and held money. */
async function standing({ memberId }: TestPlayer): Promise<{ main: bigint; aside: bigint }> {
  const accounts = await balancesOf(site.platform.pool, { brandId: 1, memberId });
  const sum = (isWanted: (name: string) => boolean): bigint =>
    accounts.reduce((total, { name, balance }) => total + (isWanted(name) ? balance : 0n), 0n);
  return { main: sum((name) => name === 'main'), aside: sum((name) => name.startsWith('hold.')) };
}

describe('works', () => {
  it('holds a win above the cap, tells the vendor that it was accepted, and repeats that answer for ever', async () => {
    const { player, win, answer, row, id } = await held();
    expect(answer).toMatchObject({ status: said.done, balance: 99 * UNIT });
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT), aside: BigInt(HUGE) });
    expect(row).toMatchObject({
      amount: BigInt(HUGE),
      stake: BigInt(UNIT),
      status: 'held',
      first: '',
      currency: 'CNY',
    });
    expect(await send('win', win)).toEqual(answer);
    // Neither changed bounds nor a decision change the answer, and the id cannot be reused.
    const cap = `insert into vendors_win_caps (brand_id, vendor_id, game_code, multiple, amount) values (1, $1, '', 2000000000, $2)`;
    await site.owner.query(cap, [vendor.id, 10n ** 15n]);
    expect(await send('win', win)).toEqual(answer);
    await site.owner.query('delete from vendors_win_caps');
    expect((await send('win', { ...win, amount: HUGE - 1 })).status).toBe(said.duplicate);
    await decide(id, 'approve');
    await decide(id, 'approve', approver);
    expect(await send('win', win)).toEqual(answer);
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT + HUGE), aside: 0n });
  });

  it('pays once when two operators have approved, with a message to the member and audit rows', async () => {
    const member = await registerMember(site);
    const { player, id } = await held(2_000_000 * UNIT, member.memberId);
    expect((await decide(id, 'approve')).value).toMatchObject({ status: 'held', first: operator.username });
    expect((await decide(id, 'approve')).code).toBe('second_operator_needed');
    const both = await Promise.all([decide(id, 'approve', approver), decide(id, 'approve', approver)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['held_win_state_changed', 'ok']);
    expect((await standing(player)).aside).toBe(0n);
    const { answer } = await site.call(getBalance, {}, { token: member.token });
    expect(
      JSON.stringify(answer.value, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).toContain(`"${2_000_099 * UNIT}"`);
    const page = { action: 'vendors.decideHeldWin', objectId: id, pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, operator)).answer.value?.page.content;
    expect(trail).toHaveLength(2);
    expect(trail?.[0]).toMatchObject({ reason: 'looked at it', actor: approver.username });
    const { rows } = await site.owner.query<{ win: bigint }>('select win from vendors_rounds where member_id = $1', [
      player.memberId,
    ]);
    expect(rows).toEqual([{ win: BigInt(2_000_000 * UNIT) }]);
  });

  it('holds one of two concurrent wins of a bet that only together exceed the cap', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const player = await vendor.player();
      const bet = vendor.bet(player);
      await send('bet', bet);
      const wins = [vendor.win(bet, { amount: 15_000 * UNIT }), vendor.win(bet, { amount: 15_000 * UNIT })];
      const answers = await Promise.all(wins.map((win) => send('win', win)));
      expect(answers.map(({ status }) => status)).toEqual([said.done, said.done]);
      expect(await standing(player)).toEqual({ main: BigInt(15_099 * UNIT), aside: BigInt(15_000 * UNIT) });
    }
  });

  it('leaves nothing to decide on when a rollback comes between a held win and its listing', async () => {
    const { player, win, id } = await held();
    const key = String(win['transaction_uuid']);
    const { rows } = await site.owner.query<{ scope: string; content: string }>(
      `select scope, content from wallet_transfers where key = $1 and kind = 'heldWin'`,
      [key],
    );
    const [{ scope, content } = { scope: '', content: '' }] = rows;
    const rollback = {
      ...{ brand: 1, member: Number(player.memberId), currency: 'CNY', scope, key: randomUUID(), kind: 'rollback' },
      ...{ content, rule: 'reverses', ref: key, refcontent: content, vendor: vendor.id, round: win['round'] },
      ...{ game: win['game_code'], closes: false, live: false, probe: false },
    };
    const [posted] = await postCalls(site.platform.pool, JSON.stringify([rollback]));
    expect(posted?.outcome).toBe('applied');
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT), aside: 0n });
    for (const act of ['approve', 'reject'] as const) {
      expect((await decide(id, act)).code).toBe('held_win_state_changed');
    }
  });

  it('returns a win to the house with a reason, whoever approved first', async () => {
    const { player, win, answer, id } = await held();
    await decide(id, 'approve');
    expect((await decide(id, 'reject')).value).toMatchObject({ status: 'rejected', reason: 'looked at it' });
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT), aside: 0n });
    expect(await send('win', win)).toEqual(answer);
    expect((await decide(id, 'approve', approver)).code).toBe('held_win_state_changed');
  });

  it.each([
    ['held', []],
    ['half approved', ['approve']],
    ['paid', ['approve', 'approve']],
    ['left with the house', ['reject']],
  ] as const)('lets the vendor roll back a win that is %s, and its bet after it', async (_what, acts) => {
    const { player, bet, win, id } = await held();
    for (const [at, act] of acts.entries())
      expect((await decide(id, act, at === 0 ? operator : approver)).code).toBe('ok');
    expect((await send('rollback', vendor.rollback(bet))).status).toBe(said.unknown);
    const rollback = vendor.rollback({ ...bet, transaction_uuid: win['transaction_uuid'] });
    const back = await send('rollback', rollback);
    expect(back).toMatchObject({ status: said.done, balance: 99 * UNIT });
    expect(await send('rollback', rollback)).toEqual(back);
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT), aside: 0n });
    for (const act of ['approve', 'reject'] as const) {
      expect((await decide(id, act, approver)).code).toBe('held_win_state_changed');
    }
    expect(await send('rollback', vendor.rollback(bet))).toMatchObject({ status: said.done, balance: 100 * UNIT });
    const { rows } = await site.owner.query<{ win: bigint }>('select win from vendors_rounds where member_id = $1', [
      player.memberId,
    ]);
    expect(rows).toEqual([{ win: 0n }]);
  });

  it('uses the bounds of the game, or of its vendor, as multiple of the stake and as amount', async () => {
    const outcome = async (...wins: number[]) => {
      const player = await vendor.player();
      const bet = vendor.bet(player);
      await send('bet', bet);
      for (const units of wins) await send('win', vendor.win(bet, { amount: units * UNIT, round_closed: false }));
      return Number((await standing(player)).aside) / UNIT;
    };
    expect(await outcome(20_000)).toBe(0);
    expect(await outcome(20_001)).toBe(20_001);
    // Earlier wins of a round count: many small wins do not bypass the cap.
    expect(await outcome(15_000, 5_000, 1_001)).toBe(1_001);
    const cap = `insert into vendors_win_caps (brand_id, vendor_id, game_code, multiple, amount) values (1, $1, $2, $3, $4)`;
    await site.owner.query(cap, [vendor.id, '', 30_000, 10n ** 15n]);
    expect(await outcome(30_000)).toBe(0);
    await site.owner.query(cap, [vendor.id, 'dragon-eight', 30_000, 2_000 * UNIT]);
    expect(await outcome(2_000)).toBe(0);
    expect(await outcome(2_001)).toBe(2_001);
    await site.owner.query('delete from vendors_win_caps');
  });
});

describe('refuses', () => {
  it('unknown wins, and wins that reference a held win', async () => {
    expect((await decide('999999', 'approve')).code).toBe('held_win_not_found');
    const { bet, win } = await held();
    const onTop = vendor.win({ ...bet, transaction_uuid: win['transaction_uuid'] });
    expect((await send('win', onTop)).status).toBe(said.notThere);
  });

  it('a win above the cap without a bet, without a trace', async () => {
    const player = await vendor.player();
    const bet = vendor.bet(player);
    const win = vendor.win(bet, { amount: HUGE });
    expect((await send('win', win)).status).toBe(said.notThere);
    expect(await standing(player)).toEqual({ main: BigInt(100 * UNIT), aside: 0n });
  });

  it('two approvals by the same operator, also in the database', async () => {
    const { id } = await held();
    const same = `update vendors_held_wins set first_id = 1, status = 'approved', decider_id = 1 where id = $1`;
    await expect(site.owner.query(same, [id])).rejects.toMatchObject({ code: '23514' });
  });

  it('mutation: without a cap the same win is paid at once', async () => {
    const cap = `insert into vendors_win_caps (brand_id, vendor_id, game_code, multiple, amount) values (1, $1, '', 2000000000, $2)`;
    await site.owner.query(cap, [vendor.id, 10n ** 15n]);
    const { player, row } = await held();
    await site.owner.query('delete from vendors_win_caps');
    expect(await standing(player)).toEqual({ main: BigInt(99 * UNIT + HUGE), aside: 0n });
    expect(row).toBeUndefined();
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] other brands; and deciding for one’s own account', async () => {
    const { id, player } = await held();
    expect((await decide(id, 'approve', await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await decide(id, 'approve', { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await decide(id, 'approve', { token: '' })).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide(id, 'approve', foreign)).code).toBe('held_win_not_found');
    const own = await openOperator(site, { ownMemberId: player.memberId });
    expect((await decide(id, 'approve', own)).code).toBe('not_allowed');
    expect((await standing(player)).aside).toBe(BigInt(HUGE));
  });
});
