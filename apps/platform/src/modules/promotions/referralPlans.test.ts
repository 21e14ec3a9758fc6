import { openBrand, pagesRead, plansOf, rowsRead, openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { listBrought, sumBrought } from './store/participations.ts';

/** Member 1 has brought these; every other of a hundred members as many, and member 101 three. */
const BROUGHT = 200;
const referrer = { brandId: 1, memberId: 1n };

let seeded: Seeded;
let owner: Pool;
beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await openBrand(owner);
    await owner.query(
      `insert into promotions_campaigns (brand_id, kind, audience, title, summary, content, position, is_shown, starts_at, ends_at,
            currency, amount, percent_bps, cap, minimum, multiple, days, per_device, per_network, per_payee,
            referral_turnover, tier_counts, tier_amounts, updated_by)
     select 1, 'referral', 'everybody', '{"EN":"Bring a friend"}', '{}', '{}', n, true, now() - interval '1 year',
            case when n < 3 then now() - interval '1 day' end, 'CNY', 0, 0, 0, 5000000, 1, 7, 1000000, 1000000, 1000000, 0,
            '{1}', '{1800000}', 'test' from generate_series(1, 3) n`,
    );
    await owner.query(
      `insert into promotions_participations (brand_id, campaign_id, kind, member_id, account, status, amount, currency, part,
            claim_from, created_at, updated_at)
     select 1, c.id, 'referral', case when n <= 3 then 101 else 1 + n % 100 end, 'member',
            case when n % 3 > 0 then 'signedUp' else 'claim' end, case when n % 3 = 0 then 1800000 end, 'CNY', n::text,
            case when n % 3 = 0 then now() end, now(), now()
       from generate_series(1, 100 * $1::integer) n
       join lateral (select id from promotions_campaigns where position = 3) c on true`,
      [BROUGHT],
    );
  });
  owner = seeded.owner;
});
afterAll(() => seeded.close());

describe('the page of those whom a member brought', () => {
  it.each([
    ['the first page', 1n, { offset: 0 }, 20],
    ['the fifth page', 1n, { offset: 80 }, 100],
    ['all of one with few', 101n, { offset: 0 }, 3],
  ])('reads %s, and nobody else’s', async (_what, memberId, { offset }, most) => {
    const [page = ''] = await plansOf(owner, (on) => listBrought(on, { ...referrer, memberId, limit: 20, offset }));
    expect(rowsRead(page), page).toBe(most);
    // Each row with its index, and its promotion twice.
    expect(pagesRead(page), page).toBeLessThanOrEqual(5 * most + 10);
  });

  it('reads on behind one of them without those before', async () => {
    const { rows } = await owner.query<{ id: bigint }>(
      'select id from promotions_participations where member_id = 1 order by id limit 1 offset 50',
    );
    const [page = ''] = await plansOf(owner, (on) => listBrought(on, { ...referrer, limit: 20, after: rows[0]?.id }));
    expect(rowsRead(page), page).toBe(20);
  });

  it('sums what one with many brought from their own rows, by index', async () => {
    const [sums = ''] = await plansOf(owner, (on) => sumBrought(on, referrer));
    expect(rowsRead(sums), sums).toBe(BROUGHT);
    expect(pagesRead(sums), sums).toBeLessThanOrEqual(2 * BROUGHT);
  });

  it('sums what one with few brought, and reads at most the three promotions beside', async () => {
    const [sums = ''] = await plansOf(owner, (on) => sumBrought(on, { ...referrer, memberId: 101n }));
    expect(rowsRead(sums), sums).toBeLessThanOrEqual(3 + 3);
    expect(pagesRead(sums), sums).toBeLessThanOrEqual(2 * 3 + 10);
  });
});
