import { openBrand, openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecommender } from './store/profiles.ts';

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await openBrand(owner);
    await owner.query(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address)
     select 1, 'm' || n, 'm' || n, '', 'm' || n, 'EN', 'CNY', '', '' from generate_series(1, 20000) n`,
    );
  });
});
afterAll(() => seeded.close());

describe('a recommender', () => {
  it('is found by name or number without scanning other accounts', async () => {
    for (const text of ['m777', 'M777', '777', '99999999999999999999999999999999']) {
      const plan = await seeded.planOf((db) => findRecommender(db, { brandId: 1, text }));
      expect(plan, text).not.toMatch(/Seq Scan|identity_accounts_newest/);
      const found = await findRecommender(seeded.owner, { brandId: 1, text });
      expect(found, text).toBe(text.startsWith('9') ? undefined : 777n);
    }
  });
});
