import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from './db.ts';
import { addressKey, createLimiter } from './limit.ts';
import { openOwner } from '@baize/server/openOwner';

let database: TestDatabase;
let owner: pg.Pool;
const pools: Pool[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwner(database.url, { max: 1 });
  pools.push(createPool({ url: database.url, max: 5 }), createPool({ url: database.url, max: 5 }));
});
afterAll(async () => {
  for (const pool of [...pools, owner]) await pool.end();
  await database.drop();
});

const limiters = () => pools.map((pool) => createLimiter(pool));
const first = () => createLimiter(pools[0] as Pool);

describe('a limit', () => {
  it('allows exactly its maximum, of 200 concurrent hits over two processes', async () => {
    const rules = [
      { name: 'race.a', max: 7, windowMs: 60_000 },
      { name: 'race.b', max: 100, windowMs: 60_000 },
    ];
    const [one, two] = limiters();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (index % 2 === 0 ? one : two)?.hit(index % 3 === 0 ? rules : rules.toReversed()),
      ),
    );
    expect(results.filter((isAllowed) => isAllowed === true)).toHaveLength(7);
  });

  it('refuses when any of its rules is used up, and counts under all of them', async () => {
    const narrow = { name: 'narrow', max: 1, windowMs: 60_000 };
    const wide = { name: 'wide', max: 3, windowMs: 60_000 };
    expect(await first().hit([narrow, wide])).toBe(true);
    expect(await first().hit([narrow, wide])).toBe(false);
    expect(await first().hit([wide])).toBe(true);
    expect(await first().hit([wide])).toBe(false);
  });

  it("resets when its window is over, by the database's clock", async () => {
    const rule = { name: 'window', max: 1, windowMs: 60_000 };
    expect(await first().hit([rule])).toBe(true);
    expect(await first().hit([rule])).toBe(false);
    await owner.query(`update kit_limits set ends_at = clock_timestamp() - interval '1 ms' where name = 'window'`);
    expect(await first().hit([rule])).toBe(true);
    expect(await first().hit([rule])).toBe(false);
  });

  it('is not extended by refused hits', async () => {
    const rule = { name: 'fixed', max: 1, windowMs: 60_000 };
    await first().hit([rule]);
    const endOf = async () => (await owner.query(`select ends_at from kit_limits where name = 'fixed'`)).rows;
    const before = await endOf();
    await first().hit([rule]);
    expect(await endOf()).toEqual(before);
  });

  it('takes hits back, never below zero', async () => {
    const rule = { name: 'back', max: 1, windowMs: 60_000 };
    await first().hit([rule]);
    await first().giveBack([rule]);
    await first().giveBack([rule]);
    expect(await first().hit([rule])).toBe(true);
    expect(await first().hit([rule])).toBe(false);
  });

  it('can be read without counting, and is zero without a running window', async () => {
    const rule = { name: 'read', max: 9, windowMs: 60_000 };
    await first().hit([rule]);
    await first().hit([rule]);
    expect(await first().read(['never', 'read', 'read'])).toEqual([0, 2, 2]);
    await owner.query(`update kit_limits set ends_at = now() - interval '1 ms' where name = 'read'`);
    expect(await first().read(['read'])).toEqual([0]);
  });

  it('removes ended windows and keeps the others', async () => {
    await first().hit([
      { name: 'over', max: 1, windowMs: 1 },
      { name: 'open', max: 1, windowMs: 60_000 },
    ]);
    await owner.query(`update kit_limits set ends_at = clock_timestamp() - interval '2 minutes' where name = 'over'`);
    await first().removeEnded();
    const { rows } = await owner.query(`select name from kit_limits where name in ('over', 'open')`);
    expect(rows).toEqual([{ name: 'open' }]);
  });
});

describe('addressKey', () => {
  it('is the IPv4 address, also in IPv4-mapped form', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the /64 network of an IPv6 address, in any notation', () => {
    for (const ip of [
      '2001:db8:1:2::1',
      '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
      '2001:db8:1:2:3::',
      '2001:db8:1:2::%eth0',
    ]) {
      expect(addressKey(ip)).toBe('2001:db8:1:2::/64');
    }
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});
