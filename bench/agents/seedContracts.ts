import type pg from 'pg';
import type { TreeSize } from './seedTree.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** The terms of every seeded contract. */
export const dailyTerms = JSON.stringify({
  ...{ period: 'daily', carry: 'none', activeBet: '0' },
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rateBps: 10, amount: '0' }],
});

/**
 * A real-time wage for every agent from its upline, three more wages and a dividend for the first twenty with a month
 * of bills, and the aggregated sums of all rounds.
 */
export async function seedContracts(owner: pg.Pool, { days }: TreeSize): Promise<void> {
  await owner.query(
    `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
     select 1, coalesce(m.parent_id, 0), m.member_id, k.kind, 'CNY', current_date - $1::integer - 2
       from agents_members m cross join (values ('realtime'), ('daily'), ('hourly'), ('dividend')) k (kind)
      where m.type <> 0 and (k.kind = 'realtime' or m.member_id <= 20)`,
    [days],
  );
  await owner.query(
    `insert into contracts_versions (brand_id, contract_id, from_day, terms)
     select brand_id, id, starts_day, $1::jsonb from contracts_contracts`,
    [dailyTerms],
  );
  await owner.query(
    `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            slot_at, terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
            carry_out, tier, rate_bps, amount, paid, depth, status, created_at, paid_at)
     select 1, c.id, s.at::text, c.kind, c.payer_id, c.member_id, 'CNY', s.at::date, s.at::date + 1,
            case when c.kind = 'realtime' then s.at end, $2::jsonb, 1000000, 0, 1, 0, 0, 0, 0, 0, 0, 1, 10, 1000, 1000, 0,
            'issued', s.at, s.at
       from contracts_contracts c
      cross join lateral generate_series(now() - $1 * interval '1 day', now() - interval '10 minutes',
            case when c.kind = 'realtime' then interval '5 minutes' else interval '1 day' end) s (at)
      where c.member_id <= 20`,
    [days, dailyTerms],
  );
  await withoutIndexes(owner, 'contracts_facts', () =>
    owner.query(
      `insert into contracts_facts (brand_id, member_id, round_id, currency, why, day, hour, billed_day, settled_at, valid_bet,
            net, team)
     select 1, r.member_id, r.id, 'CNY', 'settled', d.day, 0, d.day, r.updated_at, r.valid_bet, r.win - r.bet, t.team
       from vendors_rounds r
       join (select descendant_id, array_agg(ancestor_id order by depth) as team from agents_tree group by 1) t
         on t.descendant_id = r.member_id
      cross join lateral (select (r.updated_at at time zone 'Asia/Shanghai')::date as day) d`,
    ),
  );
  await owner.query(
    `insert into contracts_cursors (brand_id, seen_at, closed_through, slot_at, slot_mark, started_at)
     select 1, now(), (now() at time zone 'Asia/Shanghai')::date - 1, date_bin('5 minutes', now(), 'epoch'), max(id),
            now() - interval '60 days' from contracts_facts`,
  );
  await owner.query('vacuum analyze contracts_contracts, contracts_versions, contracts_bills, contracts_facts');
}
