import { openSeeded, rowsRead, type Seeded } from '@baize/testkit';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { countRoundsByGame, eachRound, findRounds, readWins, sumRounds, sumRoundsByDay } from './store.ts';
import { findBetOfRound, findLivingSession, findMovements, findOrigin } from './store/bets.ts';
import { findRoundKeys } from './store/roundKeys.ts';
import { readLatestRounds, sumRoundsByHour } from './store/latest.ts';
import { rankMembers, sumValidBetsOfMembers } from './store/memberSums.ts';
import { studioDialect } from './studioDialect.ts';

let seeded: Seeded;
let owner: Pool;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await owner.query(
      `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Studio', '${studioDialect}', '', '', '', '', '{}')`,
    );
    // Two brands over a hundred days; the second one has the rounds of the last days.
    await owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select n % 500 + 1, case when n % 4 = 0 then 2 else 1 end, 1, n::text, 'g' || n % 20, 'CNY', 1, 100,
            case when n % 3 = 0 then 300 else 0 end, 0, true, '{}', now() - n * interval '3 minutes', now()
       from generate_series(1, 50000) n`,
    );
  });
  owner = seeded.owner;
});
afterAll(() => seeded.close());

describe('public lists made of rounds', () => {
  it('count a week of one brand by an index-only scan', async () => {
    const since = new Date(Date.now() - 7 * 86_400_000);
    const plan = await seeded.planOf((explained) => countRoundsByGame(explained, { brandId: 2, since }));
    expect(plan).toMatch(/Index Only Scan using vendors_rounds_latest|Index Scan using vendors_rounds_latest/);
    expect(rowsRead(plan)).toBeLessThan(900);
  });

  it('find the latest wins from the newest end of the index and stop there', async () => {
    const plan = await seeded.planOf((explained) => readWins(explained, { brandId: 1, before: undefined, limit: 160 }));
    expect(plan).toContain('Index Scan Backward using vendors_rounds_latest');
    const removed = Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0);
    expect(removed).toBeLessThan(1_000);
  });
});

describe('the rounds on the overview', () => {
  it('reads the newest ones from the end of the index and stops there', async () => {
    const plan = await seeded.planOf((explained) => readLatestRounds(explained, { brandId: 2, limit: 8 }));
    expect(plan).toContain('Index Scan Backward using vendors_rounds_latest');
    expect(rowsRead(plan)).toBeLessThan(10);
  });

  it('sums two days by the hour from the rounds of that brand and those days alone', async () => {
    const day = { brandId: 2, currency: 'CNY', timeZone: 'Asia/Shanghai' };
    const plan = await seeded.planOf((explained) => sumRoundsByHour(explained, day));
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('vendors_rounds_latest');
    expect(rowsRead(plan)).toBeLessThan(300);
  });
});

describe('sums over many members', () => {
  it('the leaderboard of a day reads the rounds of that brand and day alone', async () => {
    const to = new Date();
    const day = { brandId: 2, currency: 'CNY', from: new Date(to.getTime() - 3_600_000), to, limit: 1_000 };
    const plan = await seeded.planOf((explained) => rankMembers(explained, day));
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/vendors_rounds_(latest|started)/);
  });

  it('the bets of referred members are read by the index of each', async () => {
    const query = { brandId: 2, memberIds: [5n, 6n, 7n], currency: 'CNY', until: null };
    const plan = await seeded.planOf((explained) => sumValidBetsOfMembers(explained, query));
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/Index Scan.* (using|on) vendors_rounds_(pkey|round|member_day)/);
  });
});

describe('the lookups of a vendor’s call', () => {
  const place = { brandId: 1, scope: 'vendor.studio' };
  const round = { ...place, memberId: 5n, vendor: { id: 1 }, round: '4' };

  it.each([
    ['a bet of a round', (db: Pool) => findBetOfRound(db, { ...round, transaction: 'x' })],
    ['where a bet was booked', (db: Pool) => findOrigin(db, { ...place, key: 'x' })],
    ['what moved in a round', (db: Pool) => findMovements(db, round)],
    ['the ids of a round', (db: Pool) => findRoundKeys(db, { brandId: 1, memberId: 5n, id: 4n })],
    ['what a member plays right now', (db: Pool) => findLivingSession(db, { vendorId: 1, brandId: 1, memberId: 5n })],
  ] as const)('%s is read by index only', async (_what, work) => {
    // The tables are nearly empty here; without seq scans the plan is that of full ones.
    await owner.query('set enable_seqscan = off');
    const plan = await seeded.planOf((explained) => work(explained as Pool));
    await owner.query('reset enable_seqscan');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/(vendors_rounds_(round|pkey)|wallet_transfers_key|vendors_sessions_member)/);
    if (plan.includes('vendors_round_keys')) expect(plan).toContain('using vendors_round_keys_pkey');
  });
});

describe('a member’s own betting record', () => {
  const filter = { brandId: 2, memberId: 5n, from: new Date(Date.now() - 7 * 86_400_000), to: new Date() };
  const stretch = { ...filter, currency: 'CNY', timeZone: 'Asia/Shanghai' };
  /** The index by time only adds a bitmap that is combined with the member's; it reads no round. */
  const rounds = (plan: string): number =>
    rowsRead(
      plan
        .split('\n')
        .filter((line) => !line.includes('vendors_rounds_started'))
        .join('\n'),
    );

  it.each([
    ['a page', (db: Pool) => findRounds(db, filter, { pageNum: 1, pageSize: 20 })],
    ['the whole list', (db: Pool) => eachRound(db, filter).next()],
    ['the sums', (db: Pool) => sumRounds(db, filter)],
    ['the sums of each day', (db: Pool) => sumRoundsByDay(db, stretch)],
  ] as const)('%s is read by an index of the member alone: no rounds of others are read', async (_what, work) => {
    const plan = await seeded.planOf((explained) => work(explained as Pool));
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/Index Scan.* (using|on) vendors_rounds_(pkey|round|member_day)/);
    expect(rounds(plan)).toBeLessThan(110);
  });
});

describe('old long lists of ids', () => {
  it('are split by the migration: the first eight stay, the rest follow in order, and nothing else changes', async () => {
    const sql = readFileSync(new URL('../../migrations/0441-vendors-round-keys.sql', import.meta.url), 'utf8');
    const move = /^insert into vendors_round_keys[^]*?^update vendors_rounds[^;]*;/m.exec(sql)?.[0] ?? '';
    expect(move).not.toBe('');
    const keys = Array.from({ length: 11 }, (_, n) => `k${20 - n}`);
    const [long, short] = [keys, keys.slice(0, 8)];
    const ids: bigint[] = [];
    for (const [n, list] of [long, short].entries()) {
      const { rows } = await owner.query<{ id: bigint }>(
        `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
                is_closed, transactions, started_at, updated_at)
         values (9001, 1, 1, $1, 'g', 'CNY', 1, 100, 0, 0, true, $2, '2026-01-01', '2026-01-02') returning id`,
        [`long-${n}`, list],
      );
      ids.push(BigInt(rows[0]?.id ?? 0));
    }
    await owner.query(move);
    await owner.query(move);
    const place = { brandId: 1, memberId: 9001n };
    expect(await findRoundKeys(owner, { ...place, id: ids[0] ?? 0n })).toEqual(long);
    expect(await findRoundKeys(owner, { ...place, id: ids[1] ?? 0n })).toEqual(short);
    const { rows } = await owner.query(
      `select cardinality(transactions) as own, updated_at = '2026-01-02' as same from vendors_rounds where member_id = 9001`,
    );
    expect(rows).toEqual([
      { own: 8, same: true },
      { own: 8, same: true },
    ]);
  });
});
