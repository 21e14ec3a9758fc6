import { createHash } from 'node:crypto';
import { openOwner } from '@baize/server/openOwner';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { findSessions } from './store.ts';
import { readLatestSignIns } from './store/presence.ts';

let db: TestDatabase;
let owner: Pool;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into identity_accounts (id, brand_id, username_display, username_key, password_hash, type, nickname, language,
            currency, registered_host, registered_address)
     overriding system value
     select n, 1 + n % 2, 'Player' || n, 'player' || n, '', case when n % 50 = 0 then 4 else 0 end, 'n', 'EN', 'CNY', '', ''
       from generate_series(1, 2000) n`,
  );
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent, created_at, expires_at, ended_at,
            end_reason)
     select sha256(n::text::bytea), 1 + n % 2, 1 + (n - 1) % 2000, '', '', now() - n * interval '1 minute', now(),
            now(), 'loggedOut'
       from generate_series(1, 40000) n`,
  );
  await owner.query('vacuum analyze identity_accounts, identity_sessions');
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

/** The plan of the statement that `ask` sends. */
async function planOf(ask: (db: Pool) => Promise<unknown>): Promise<string> {
  let plan = '';
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await owner.query<Record<string, string>>(
        `explain (analyze, timing off, buffers off) ${text}`,
        values,
      );
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return { rows: [] };
    },
  };
  await ask(explaining as unknown as Pool);
  return plan;
}

it('reads latest logins from the end of an index, without scanning older sessions', async () => {
  const plan = await planOf((db) => readLatestSignIns(db, { brandId: 1, limit: 8 }));
  expect(plan).toMatch(/Index Scan using identity_sessions_latest/);
  expect(plan).not.toContain('Seq Scan');
});

it.each([1, 64])('finds %i sessions by their keys alone', async (count) => {
  const asked = Array.from({ length: count }, (_, at) => ({
    sessionHash: createHash('sha256')
      .update(String(at + 1))
      .digest(),
    brandId: 1,
  }));
  const plan = await planOf((db) => findSessions(db, asked));
  expect(plan).toMatch(/Index Scan using identity_sessions_pkey/);
  expect(plan).not.toContain('Seq Scan');
});
