import { rowsRead, searches, openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { countLastIn, countThere } from '#modules/identity/index.ts';
import { findRoundsBelow, readPlayedSince, sumMemberDays } from '#modules/vendors/index.ts';
import {
  countEntriesBelow,
  entriesBelow,
  entriesBelowBehind,
  readBookedSince,
  sumLinesAfter,
} from '#modules/wallet/index.ts';
import { placesOf, readCounted } from './store/counts.ts';
import { readPartByCount, readPartByJoining } from './store/parts.ts';
import { readBranchPlay, readBranchSums, readSums } from './store/teamSums.ts';
import { readDirect } from './store/tree.ts';

const MEMBERS = 2_000;
const ROUNDS = 30_000;
const DAYS = 30;

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    // A top agent, ten agents below and all others below these.
    await owner.query(
      `insert into agents_members (member_id, brand_id, parent_id, type)
     select n, 1, case when n = 1 then null when n <= 11 then 1 else 2 + n % 10 end, case when n <= 11 then 1 else 0 end
       from generate_series(1, $1::integer) n`,
      [MEMBERS],
    );
    await owner.query(
      `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select 1, member_id, member_id, 0 from agents_members
     union all select 1, parent_id, member_id, 1 from agents_members where parent_id is not null
     union all select 1, 1, member_id, 2 from agents_members where member_id > 11`,
    );
    await owner.query(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address, last_login_at)
     select 1, 'member' || n, 'member' || n, '', 'm', 'EN', 'CNY', 'h', 'a', now() - n * interval '10 minutes'
       from generate_series(1, $1::integer) n`,
      [MEMBERS],
    );
    await owner.query(
      `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent, last_seen_at)
     select sha256(n::text::bytea), 1, n, '', '', now() - n * interval '1 minute' from generate_series(1, $1::integer) n`,
      [MEMBERS],
    );
    await owner.query(
      `insert into wallet_accounts (brand_id, member_id, currency, name, shard, version)
     select 1, n, 'CNY', 'main', 0, 20 from generate_series(1, $1::integer) n`,
      [MEMBERS],
    );
    await owner.query(
      `insert into wallet_entries (account_id, version, transfer_id, amount, balance_after, kind, created_at)
     select 1 + n % $1, 1 + n / $1, n, 100, 100, case when n % 30 = 7 then 'deposit' when n % 30 = 8 then 'rebate'
            when n % 5000 = 9 then 'lineRebate' else 'bet' end, now() - ($2 - n) * interval '80 seconds'
       from generate_series(0, $2::integer - 1) n`,
      [MEMBERS, ROUNDS],
    );
    await owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select 1 + n % $1, 1, 1, n::text, 'g' || n % 20, 'CNY', 1, 100, 0, 0, true, '{}',
            now() - ($2 - n) * interval '80 seconds', now() - ($2 - n) * interval '80 seconds'
       from generate_series(0, $2::integer - 1) n`,
      [MEMBERS, ROUNDS],
    );
    await owner.query(
      `insert into agents_own (brand_id, member_id, what, day, key, count, plus, minus, valid)
     select 1, n, w, current_date - d, k, 1, 1, 1, 1 from generate_series(1, $1::integer) n
      cross join generate_series(0, 2) d cross join (values ('play', 'RNG won'), ('money', 'bet'), ('active', '')) v (w, k)
     union all
     select 1, n, w, current_date, '', 1, 0, 0, 0 from generate_series(1, $1::integer) n
      cross join unnest(array['balance', 'first', 'joined', 'seen']) w`,
      [MEMBERS],
    );
    await owner.query(
      `insert into agents_sums (brand_id, agent_id, what, day, key, count, plus, minus, valid)
     select 1, n, w, current_date - d, k || ' won', 1, 1, 1, 1 from generate_series(1, 60) n
      cross join generate_series(0, 90) d cross join (values ('play'), ('money')) v (w)
      cross join (values ('RNG'), ('LOTT')) c (k)`,
    );
  });
});
afterAll(() => seeded.close());

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const month = { from: dayAgo(DAYS), to: dayAgo(0) };
const whats = ['play', 'money', 'active', 'joined', 'first', 'balance'] as const;
const single = ['balance', 'first', 'joined', 'seen'] as const;
const rule = { brandId: 1, currency: 'CNY', timeZone: 'Asia/Shanghai', lotteries: ['1:g3'] };
const minuteAgo = new Date(Date.now() - 60_000);
const newest = { since: dayAgo(0), before: null };

const linesOf = (agentId: bigint) => ({
  ...{ brandId: 1, currency: 'CNY', agentId, scope: 'team' as const, limit: 20, offset: 0 },
  ...{ from: new Date(Date.now() - DAYS * 86_400_000), to: new Date(Date.now() + 60_000) },
});
const weekOld = { at: dayAgo(7), transferId: 1n, memberId: 7n };

describe('the hot reads of reports', () => {
  it.each([
    [
      'the sums of a team',
      (on: Pool) => readSums(on, { ...month, agentId: 1n, scope: 'team', whats, daily: ['play', 'money'] }),
      200,
    ],
    [
      'the sums of branches',
      (on: Pool) =>
        readBranchSums(on, { ...month, own: [1n, 2n, 3n], below: [1n, 2n, 3n], whats: ['play', 'money', 'joined'] }),
      500,
    ],
    [
      'the money of branches',
      (on: Pool) => readBranchSums(on, { ...month, own: [1n, 2n, 3n], below: [2n, 3n], whats: ['money'] }),
      150,
    ],
    ['what branches played', (on: Pool) => readBranchPlay(on, { ...month, agentId: 1n, scope: 'team' }), 1_000],
    ['who stands directly below', (on: Pool) => readDirect(on, { brandId: 1, parentId: 1n, limit: 20, offset: 0 }), 20],
    [
      'who staked something',
      (on: Pool) =>
        readPartByCount(on, {
          ...{ brandId: 1, agentId: 1n, scope: 'team', what: 'active', ...month, limit: 20, offset: 0 },
          ...{ changed: [7n, 70n], counted: [70n] },
        }),
      300,
    ],
    [
      'who is in a team',
      (on: Pool) =>
        readPartByJoining(on, { brandId: 1, agentId: 1n, scope: 'team', isAgent: null, limit: 20, offset: 0 }),
      300,
    ],
    ['where some stand', (on: Pool) => placesOf(on, { brandId: 1, agentId: 1n, memberIds: [7n, 70n, 700n] }), 3],
    [
      'what was counted of some',
      (on: Pool) => readCounted(on, { memberIds: [7n, 70n, 700n], whats: single, days: [] }),
      20,
    ],
    [
      'play that was counted',
      (on: Pool) => readCounted(on, { memberIds: [], whats: [], days: [{ memberId: 70n, day: dayAgo(1) }] }),
      5,
    ],
    ['a day of a member', (on: Pool) => sumMemberDays(on, { ...rule, days: [{ memberId: 70n, day: dayAgo(3) }] }), 10],
    [
      'whose account was booked to lately',
      (on: Pool) => readBookedSince(on, { ...rule, since: minuteAgo.toISOString() }),
      2_000,
    ],
    [
      'what was booked of some',
      (on: Pool) =>
        sumLinesAfter(on, { ...rule, counted: [7n, 70n, 700n].map((memberId) => ({ memberId, version: 10n })) }),
      60,
    ],
    [
      'how many lines of a large team there are within hours',
      (on: Pool) => countEntriesBelow(on, { ...linesOf(1n), from: new Date(Date.now() - 7_200_000) }),
      2_000,
    ],
    ['who played lately', (on: Pool) => readPlayedSince(on, { ...rule, since: minuteAgo.toISOString() }), 2_000],
    [
      'who came in within minutes',
      (on: Pool) =>
        countLastIn(on, {
          ...{ brandId: 1, agentId: 1n, scope: 'team' },
          stretches: [3, 7].map((days) => ({
            from: new Date(Date.now() - days * 86_400_000 - 900_000),
            to: new Date(Date.now() - days * 86_400_000),
          })),
        }),
      10,
    ],
    ['who is there', (on: Pool) => countThere(on, { brandId: 1, agentId: 1n, scope: 'team' }), 20],
    [
      'the newest rounds of a large team',
      (on: Pool) =>
        findRoundsBelow(on, { ...rule, ...month, agentId: 1n, scope: 'team' }, newest, { limit: 20, offset: 0 }),
      200,
    ],
    [
      'the newest lines of a large team',
      (on: Pool) =>
        entriesBelow(on, {
          ...{ brandId: 1, currency: 'CNY', agentId: 1n, scope: 'team', limit: 20, offset: 0 },
          ...{ from: new Date(Date.now() - 600_000), to: new Date(Date.now() + 60_000) },
        }),
      2_000,
    ],
    ['the newest deposits of a large team', (on: Pool) => entriesBelow(on, { ...linesOf(1n), kinds: ['deposit'] }), 50],
    [
      'deposits of a large team on its third page',
      (on: Pool) => entriesBelow(on, { ...linesOf(1n), kinds: ['deposit'], offset: 40 }),
      100,
    ],
    [
      'the newest rebates of a large team, of two kinds',
      (on: Pool) => entriesBelow(on, { ...linesOf(1n), kinds: ['rebate', 'lineRebate'] }),
      50,
    ],
    [
      'deposits of a large team behind one of them',
      (on: Pool) => entriesBelowBehind(on, { ...linesOf(1n), kinds: ['deposit'], after: weekOld }),
      50,
    ],
    ['deposits of a small team', (on: Pool) => entriesBelow(on, { ...linesOf(12n), kinds: ['deposit'] }), 50],
  ] as const)('%s scan no table', async (_what, work, most) => {
    const plan = await seeded.planOf((on) => work(on));
    expect(plan).not.toMatch(/Seq Scan on (?!agents_cursors)/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(most);
  });

  it('find what was counted of a member by one search of the index', async () => {
    const plan = await seeded.planOf((on) => readCounted(on, { memberIds: [7n, 70n, 700n], whats: single, days: [] }));
    expect(searches(plan), plan).toBeLessThanOrEqual(2 * 3);
  });

  it('are detected when they read too much', async () => {
    const plan = await seeded.planOf((on) => on.query('select sum(minus) from agents_own where day = $1', [month.to]));
    expect(rowsRead(plan)).toBeGreaterThan(2_000);
    expect(plan).toMatch(/Seq Scan/);
    const loop = await seeded.planOf((on) =>
      on.query(`select from unnest(array[7, 70, 700]::bigint[]) m cross join unnest(array['balance', 'first', 'joined', 'seen']) w
        cross join lateral (select from agents_own o where o.member_id = m and o.what = w offset 0) o`),
    );
    expect(searches(loop)).toBeGreaterThan(2 * 3);
  });
});
