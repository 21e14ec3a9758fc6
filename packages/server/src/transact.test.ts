import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { openOwner } from './openOwner.ts';
import { transact } from './transact.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openOwner(database.url, { max: 1 });
  await pool.query('create table notes (text text not null)');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function notes(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::integer as n from notes');
  return rows[0]?.n ?? -1;
}

describe('a transaction', () => {
  it('commits all of its work, or none when the work fails', async () => {
    expect(await transact(pool, async (client) => void (await client.query(`insert into notes values ('kept')`)))).toBe(
      undefined,
    );
    expect(await notes()).toBe(1);
    const failing = transact(pool, async (client) => {
      await client.query(`insert into notes values ('lost')`);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await notes()).toBe(1);
  });

  it('never reports success for work that the database rolled back, even if the error was swallowed', async () => {
    const deaf = transact(pool, async (client) => {
      await client.query(`insert into notes values ('lost')`);
      await client.query('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(deaf).rejects.toThrow('rolled back');
    expect(await notes()).toBe(1);
  });

  it('sees one state from its first statement on and writes nothing, on request', async () => {
    const others = openOwner(database.url, { max: 1 });
    const count = async (on: pg.Pool | pg.PoolClient): Promise<number> =>
      (await on.query<{ n: number }>('select count(*)::integer as n from notes')).rows[0]?.n ?? -1;
    try {
      const before = await count(others);
      await transact(
        pool,
        async (client) => {
          expect(await count(client)).toBe(before);
          await others.query(`insert into notes values ('meanwhile')`);
          expect(await count(client)).toBe(before);
        },
        'snapshot',
      );
      const writing = transact(pool, (client) => client.query(`insert into notes values ('lost')`), 'snapshot');
      await expect(writing).rejects.toThrow('read-only');
      expect(await count(others)).toBe(before + 1);
      await others.query(`delete from notes where text = 'meanwhile'`);
    } finally {
      await others.end();
    }
  });

  it('returns its connection to the pool, unless it broke in the middle', async () => {
    const broken = transact(pool, async (client) => {
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      return client.query('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await notes()).toBe(1);
  });
});
