import { createTestDatabase } from '@baize/testkit';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectOwner, openOwner, withOwner } from './openOwner.ts';

const limit = { timeout: 60_000 };

const uncaught: Error[] = [];
const note = (error: Error): void => void uncaught.push(error);
beforeEach(() => {
  uncaught.length = 0;
  process.on('uncaughtExceptionMonitor', note);
});
afterEach(() => process.off('uncaughtExceptionMonitor', note));

const ended = (client: pg.ClientBase): Promise<void> => new Promise((resolve) => client.once('end', () => resolve()));

it('survives a server that closes its connections, idle or checked out', limit, async () => {
  const database = await createTestDatabase({ migrate: false });
  const server = new URL(database.url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const ends: Promise<unknown>[] = [];
  const pools = Array.from({ length: 10 }, () => openOwner(database.url, { max: 3 }));
  const held = await Promise.all(
    pools.map(async (pool) => {
      pool.on('connect', (client) => ends.push(ended(client)));
      // One stays checked out, two go back idle.
      const [mine, ...others] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
      for (const client of others) client.release();
      return mine;
    }),
  );
  const single = await connectOwner(database.url);
  ends.push(ended(single));
  // These pools have ended, but their connections are still closing.
  const closing = pools.slice(5);
  for (const pool of closing) void pool.end();

  await withOwner(server.toString(), (owner) => owner.query(`drop database ${name} with (force)`));
  await Promise.all(ends);
  expect(ends).toHaveLength(31);
  expect(uncaught).toEqual([]);
  await expect(held[0]?.query('select 1')).rejects.toThrow();
  await expect(single.query('select 1')).rejects.toThrow();
  for (const client of held) client.release(true);
  await Promise.all(pools.filter((pool) => !closing.includes(pool)).map((pool) => pool.end()));
});

it('is waited for: a test database is dropped once its last connection has closed', limit, async () => {
  const database = await createTestDatabase({ migrate: false });
  const owner = await connectOwner(database.url);
  const errors: Error[] = [];
  owner.on('error', (error) => errors.push(error));
  const dropped = database.drop();
  const asked = new Set<string>();
  await vi.waitUntil(async () => {
    const { rows } = await owner.query<{ at: string }>(
      `select query_start::text as at from pg_stat_activity
        where application_name = $1 and query like '%from pg_stat_activity%'`,
      [`databases of ${process.pid}`],
    );
    for (const { at } of rows) asked.add(at);
    return asked.size > 2;
  }, limit.timeout);
  await owner.end();
  await dropped;
  expect(errors).toEqual([]);
});
