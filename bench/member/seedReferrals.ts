import type { Pool } from '../../apps/platform/src/kit/db.ts';

/**
 * Members 1 to `count` get an invitation code and have brought all others, in turn: a third of these have qualified for
 * their reward, and a quarter of those rewards may still be claimed.
 */
export async function seedReferrals(owner: Pool, count: number): Promise<void> {
  await owner.query(
    `insert into promotions_campaigns (brand_id, kind, audience, title, summary, content, position, is_shown, starts_at, currency,
            amount, percent_bps, cap, minimum, multiple, days, per_device, per_network, per_payee, referral_turnover,
            tier_counts, tier_amounts, updated_by)
     values (1, 'referral', 'everybody', '{"EN":"Bring a friend"}', '{}', '{}', 100, true, now() - interval '1 year', 'CNY',
            0, 0, 0, 5000000, 1, 7, 1000000, 1000000, 1000000, 0, '{1}', '{1800000}', 'bench')`,
  );
  await owner.query(
    `insert into identity_invitations (brand_id, code, owner_id, kind)
     select 1, upper(lpad(to_hex(m), 8, '0')), m, 'member' from generate_series(1, $1::integer) m on conflict do nothing`,
    [count],
  );
  await owner.query(
    `insert into promotions_participations (brand_id, campaign_id, kind, member_id, account, status, amount, currency, part,
            claim_from, created_at, updated_at)
     select 1, c.id, c.kind, 1 + a.id % $1, 'member' || 1 + a.id % $1,
            case when a.id / $1 % 3 > 0 then 'signedUp' when a.id / $1 % 4 = 0 then 'claim' else 'closed' end,
            case when a.id / $1 % 3 = 0 then 1800000 end, 'CNY', a.id::text, case when a.id / $1 % 3 = 0 then now() end,
            now() - a.id * interval '5 minutes', now()
       from identity_accounts a join promotions_campaigns c on c.brand_id = 1 and c.kind = 'referral' where a.id > $1`,
    [count],
  );
}
