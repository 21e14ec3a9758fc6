import { createHash } from 'node:crypto';
import { openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSessions } from './store.ts';
import { readLatestSignIns } from './store/presence.ts';

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
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
  });
});
afterAll(() => seeded.close());

it('reads latest logins from the end of an index, without scanning older sessions', async () => {
  const plan = await seeded.planOf((db) => readLatestSignIns(db, { brandId: 1, limit: 8 }));
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
  const plan = await seeded.planOf((db) => findSessions(db, asked));
  expect(plan).toMatch(/Index Scan using identity_sessions_pkey/);
  expect(plan).not.toContain('Seq Scan');
});
