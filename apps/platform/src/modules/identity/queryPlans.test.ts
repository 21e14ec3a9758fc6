import { createTestDatabase, openBrand, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { findRecommender } from './store/profiles.ts';

let db: TestDatabase;
let owner: Pool;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
  await openBrand(owner);
  await owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address)
     select 1, 'm' || n, 'm' || n, '', 'm' || n, 'EN', 'CNY', '', '' from generate_series(1, 20000) n`,
  );
  await owner.query('vacuum analyze identity_accounts');
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

describe('a recommender', () => {
  it('is found by name or number without scanning other accounts', async () => {
    for (const text of ['m777', 'M777', '777', '99999999999999999999999999999999']) {
      let plan = '';
      const explaining = {
        query: async (statement: string, values: unknown[]) => {
          const { rows } = await owner.query<Record<string, string>>(`explain ${statement}`, values);
          plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          return { rows: [] };
        },
      };
      await findRecommender(explaining as unknown as Pool, { brandId: 1, text });
      expect(plan, text).not.toMatch(/Seq Scan|identity_accounts_newest/);
      const found = await findRecommender(owner, { brandId: 1, text });
      expect(found, text).toBe(text.startsWith('9') ? undefined : 777n);
    }
  });
});
