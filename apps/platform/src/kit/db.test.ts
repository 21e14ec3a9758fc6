import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from './db.ts';

let database: TestDatabase;
let paused: Pool;
let next: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  [paused, next] = [createPool({ url: database.url, max: 1 }), createPool({ url: database.url, max: 1 })];
});
afterAll(async () => {
  await Promise.all([paused.end(), next.end()]);
  await database.drop();
});

const hits = async (): Promise<number | undefined> =>
  (await next.query<{ hits: number }>(`select hits from kit_limits where name = 'lease'`)).rows[0]?.hits;

describe('a connection of the product', () => {
  it('[I-30] has a time-out for idle transactions, statements and locks, and the rights of the product only', async () => {
    const names = ['idle_in_transaction_session_timeout', 'statement_timeout', 'lock_timeout', 'role'];
    const { rows } = await next.query<{ setting: string }>(
      'select current_setting(name) as setting from unnest($1::text[]) with ordinality as n (name, nth) order by nth',
      [names],
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['20s', '15s', '10s', 'baize_app']);
  });

  it('[I-30] is ended by the server while its worker pauses within a transaction: what it held goes to the next, and it writes nothing', async () => {
    await next.query(`insert into kit_limits (name, hits, ends_at) values ('lease', 0, now() + interval '1 day')`);
    const worker = await paused.connect();
    /* In one message, so that nothing of it counts as a pause; the pause itself lasts until the next worker has the row. */
    await worker.query(
      `begin; set local idle_in_transaction_session_timeout = 50; update kit_limits set hits = 100 where name = 'lease'`,
    );
    await next.query(`update kit_limits set hits = hits + 1 where name = 'lease'`);
    await expect(worker.query('commit')).rejects.toThrow();
    worker.release(true);
    expect(await hits()).toBe(1);
    /* The pool opens another connection in its place, with the same bounds. */
    const { rows } = await paused.query<{ idle: string }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ idle: '20s' }]);
  });
});
