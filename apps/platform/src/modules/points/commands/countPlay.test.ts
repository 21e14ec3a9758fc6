import { getPointsBalance, listPointsDetails } from '@baize/contract';
import {
  insertRound,
  openMall,
  registerMember,
  startPlatform,
  type TestMall,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyPoints } from '../index.ts';
import { countPlay } from './countPlay.ts';

let site: TestPlatform;
let beside: TestPlatform;
let mall: TestMall;
let member: TestMember;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  beside = await startPlatform({ beside: site, env: { ROLE: 'web' } });
  mall = await openMall(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
beforeEach(async () => {
  member = await registerMember(site);
});
afterEach(async () => {
  expect(await verifyPoints(site.platform.pool)).toEqual([]);
});

const count = async (at = site, isOpen = true) =>
  countPlay(
    {
      ...{ pool: at.platform.pool, identity: at.platform.identity },
      catalogue: { classesOf: async () => classes },
    },
    { id: 1, currency: 'CNY', modules: new Set(isOpen ? ['PTSYS3' as const] : []) },
  );
const classes = new Map([
  ['1:dragon-eight', 'RNG'],
  ['1:sic-bo', 'LIVE'],
]);
const balance = async (of = member) =>
  (await site.call(getPointsBalance, {}, { token: of.token })).answer.value?.balance;
const lines = async () =>
  (await site.call(listPointsDetails, { pageNum: 1, pageSize: 50 }, { token: member.token })).answer.value?.content;
const takeBack = (round: string) =>
  site.owner.query(
    `update vendors_rounds set bets = 0, bet = 0, win = 0, adjusted = 0, updated_at = clock_timestamp() where round = $1`,
    [round],
  );

describe('points for play', () => {
  it('[POINTS-03] are given for valid bets that are settled, by the rate of the category', async () => {
    await insertRound(site, member, { bet: 30_000_000n });
    await insertRound(site, member, { bet: 10_000_000n, gameCode: 'sic-bo' });
    // Both sides were bet on: the possible result is a tenth of the stake, and only that is the valid bet.
    await insertRound(site, member, { bet: 10_000_000n, win: 9_000_000n });
    await insertRound(site, member, { bet: 50_000_000n, isClosed: false });
    await insertRound(site, member, { bet: 50_000_000n, gameCode: 'unknown' });
    await count();
    expect(await balance()).toBe(300 + 50 + 10);
    /* One entry per category, in any order. */
    const booked = (await lines())?.map(({ kind, amount, classify, reference }) => ({
      ...{ kind, amount, classify, reference },
    }));
    expect(booked).toHaveLength(2);
    expect(booked).toEqual(
      expect.arrayContaining([
        { kind: 'earned', amount: 310, classify: 'RNG', reference: '' },
        { kind: 'earned', amount: 50, classify: 'LIVE', reference: '' },
      ]),
    );
  });

  it('are whole ones: fractions are carried to the next round, and nothing is rounded up', async () => {
    for (let n = 0; n < 3; n += 1) {
      await insertRound(site, member, { bet: 40_000n });
      await count();
      expect(await balance()).toBe(n === 2 ? 1 : 0);
    }
    const { rows } = await site.owner.query('select fraction from points_accounts where member_id = $1', [
      member.memberId,
    ]);
    expect(rows[0]?.fraction).toBe(2_000_000n);
  });

  it('count a round once, however often and at whichever process it is counted', async () => {
    await insertRound(site, member, { bet: 10_000_000n });
    await Promise.all([count(), count(beside), count(), count(beside)]);
    await count();
    expect(await balance()).toBe(100);
    expect(await lines()).toHaveLength(1);
  });

  it('[A188] [I-39] are reversed with the round, exactly as many as it earned, whatever the current rate', async () => {
    const round = await insertRound(site, member, { bet: 10_000_000n });
    await insertRound(site, member, { bet: 1_000_000n });
    await count();
    expect(await balance()).toBe(110);
    const before = await mall.set({});
    await mall.set({ rates: { ...before.rates, RNG: 7 } });
    await takeBack(round);
    await count();
    await count();
    expect(await balance()).toBe(10);
    expect(await lines()).toMatchObject([
      { kind: 'takenBack', amount: -100, balanceAfter: 10 },
      { kind: 'earned', amount: 110 },
    ]);
    await mall.set({ rates: before.rates });
  });

  it('[A188] reversed after being spent make the balance negative, which is offset first', async () => {
    const round = await insertRound(site, member, { bet: 10_000_000n });
    await count();
    await site.owner.query(
      `select points_post(jsonb_build_array(jsonb_build_object('brand', 1, 'member', $1::bigint, 'kind', 'redeemed',
              'key', 'spent:' || $1, 'ref', '', 'amount', -90)))`,
      [String(member.memberId)],
    );
    await takeBack(round);
    await count();
    expect(await balance()).toBe(-90);
    await insertRound(site, member, { bet: 10_000_000n });
    await count();
    expect(await balance()).toBe(10);
  });

  it('[CONST-27] never expire: no entry has an end date', async () => {
    await mall.give(member, 5);
    await site.owner.query('alter table points_entries disable trigger points_entries_append_only');
    await site.owner.query(`update points_entries set created_at = '2001-01-01' where member_id = $1`, [
      member.memberId,
    ]);
    await site.owner.query('alter table points_entries enable trigger points_entries_append_only');
    await count();
    expect(await balance()).toBe(5);
    const { rows } = await site.owner.query(
      `select column_name from information_schema.columns where table_name in ('points_accounts', 'points_entries')
          and column_name ~ 'expir|valid_(to|until)|ends'`,
    );
    expect(rows).toEqual([]);
  });

  it('are not given to trial accounts, nor for rounds settled while the mall is closed', async () => {
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    await insertRound(site, trial, { bet: 10_000_000n });
    const kept = await insertRound(site, member, { bet: 10_000_000n });
    await count();
    await takeBack(kept);
    await insertRound(site, member, { bet: 20_000_000n });
    await count(site, false);
    expect(await balance()).toBe(0);
    await count();
    expect(await balance()).toBe(0);
    expect(await balance(trial)).toBe(0);
  });

  it('are not given for rounds settled before the brand first enabled them', async () => {
    await site.owner.query('update points_settings set started_at = clock_timestamp(), seen_at = clock_timestamp()');
    await insertRound(site, member, { bet: 10_000_000n });
    await site.owner.query(
      `update vendors_rounds set updated_at = (select started_at - interval '1 second' from points_settings where brand_id = 1)
        where member_id = $1`,
      [member.memberId],
    );
    await count();
    expect(await balance()).toBe(0);
  });
});

describe('the book of points', () => {
  const asApp = (statement: string) => site.platform.pool.query(statement);

  it('is written through one function only, and immutable', async () => {
    await mall.give(member, 10);
    for (const statement of [
      'update points_entries set amount = 1000',
      'delete from points_entries',
      'truncate points_entries',
      'update points_accounts set balance = 1000',
      'delete from points_accounts',
      `insert into points_accounts (brand_id, member_id, balance) values (1, 999999, 5)`,
      `insert into points_entries (brand_id, member_id, version, kind, key, amount, balance_after, ref)
       values (1, ${member.memberId}, 99, 'earned', 'x', 5, 5, '')`,
    ]) {
      await expect(asApp(statement), statement).rejects.toThrow('permission denied');
    }
    for (const statement of ['update points_entries set amount = 1000', 'delete from points_entries']) {
      await expect(site.owner.query(statement), statement).rejects.toThrow('append-only');
    }
  });

  it('repeats the response of a known key, and refuses conflicting content', async () => {
    const post = async (amount: number, kind = 'returned') =>
      (
        await site.owner.query<{ outcome: string; balance: bigint }>(
          `select outcome, balance from points_post(jsonb_build_array(jsonb_build_object('brand', 1, 'member', $1::bigint,
                  'kind', $3::text, 'key', 'again:' || $1, 'ref', '', 'amount', $2::bigint)))`,
          [String(member.memberId), amount, kind],
        )
      ).rows[0];
    expect(await post(50)).toEqual({ outcome: 'applied', balance: 50n });
    expect(await post(50)).toEqual({ outcome: 'applied', balance: 50n });
    expect(await post(60)).toMatchObject({ outcome: 'conflict' });
    expect(await balance()).toBe(50);
  });

  it('gives no more than the balance: of 20 concurrent requests for a third, three', async () => {
    await mall.give(member, 30);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { rows } = await site.platform.pool.query<{ outcome: string }>(
          `select outcome from points_post(jsonb_build_array(jsonb_build_object('brand', 1, 'member', $1::bigint,
                  'kind', 'redeemed', 'key', $2::text, 'ref', '', 'amount', -10)))`,
          [String(member.memberId), `race:${member.memberId}:${n}`],
        );
        return rows[0]?.outcome;
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'insufficient_points')).toHaveLength(17);
    expect(await balance()).toBe(0);
  });

  it('detects a planted fault: points without an entry', async () => {
    await mall.give(member, 10);
    await site.owner.query('update points_accounts set balance = balance + 1 where member_id = $1', [member.memberId]);
    expect(await verifyPoints(site.platform.pool)).toEqual([
      expect.objectContaining({ memberId: member.memberId, balance: 11n, sum: 10n }),
    ]);
    await site.owner.query('update points_accounts set balance = balance - 1 where member_id = $1', [member.memberId]);
  });
});
