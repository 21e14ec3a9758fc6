import type pg from 'pg';
import { dailyTerms } from './seedContracts.ts';
import type { TreeSize } from './seedTree.ts';

/** A bill of the whole month and a rebate of the last rounds, of the top agent, whose rounds are listed. */
export const monthBill = '900000001';
export const lastRebate = '900000002';

/** How many rounds stand behind the rebate. */
const BEHIND = 1_000;

/** Every second row is the top agent's, the others belong to the thousand agents and members after it. */
const owner = 'case when n % 2 = 0 then 1 else 2 + n % least(1000, $1::integer - 2) end';

/** How many rows of each list the top agent has. */
export const linesOf = ({ members, days }: Pick<TreeSize, 'members' | 'days'>) => ({
  transfers: Math.floor(members / 2),
  links: Math.floor(members / 20),
  requests: Math.floor(members / 20),
  payments: days * 288 + days * 3,
  rebates: days * 288,
});

/**
 * What agents list besides their reports: transfers along the line, registration links, contract requests, the payments of
 * the seeded bills, rebates of the line for twenty agents, and a bill and a rebate with the rounds that they were summed from.
 */
export async function seedLines(db: pg.Pool, { members, days }: TreeSize): Promise<void> {
  await db.query(
    `insert into agents_transfers (brand_id, from_id, to_id, direction, request_id, amount, currency, created_at)
     select 1, f.id, f.id + 1, 'downline', gen_random_uuid(), 100000 + n, 'CNY',
            now() - ($1::integer - n) * $2 * interval '1 day' / $1::integer
       from generate_series(1, $1::integer) n cross join lateral (select ${owner} as id) f`,
    [members, days],
  );
  await db.query(
    `insert into agents_links (brand_id, owner_id, request_id, code, type, rebate_bps, prize_group, uses, joined, expires_at)
     select 1, ${owner}, gen_random_uuid(), upper(lpad(to_hex(n), 10, '0')), 0, 100, 1700, 10, n % 10,
            now() + (n % 60 - 30) * interval '1 day'
       from generate_series(1, $1::integer / 10) n`,
    [members],
  );
  await db.query(
    `insert into contracts_requests (brand_id, request_id, payer_id, member_id, kind, what, asked_by, terms, status, created_at,
            decided_at)
     select 1, gen_random_uuid(), p.id, p.id + 1 + n, 'daily', 'new', p.id, $2::jsonb,
            case when n > $1::integer / 10 - 20 then 'pending' else 'accepted' end, now() - n * interval '1 minute',
            case when n > $1::integer / 10 - 20 then null else now() end
       from generate_series(1, $1::integer / 10) n cross join lateral (select ${owner} as id) p`,
    [members, dailyTerms],
  );
  await db.query(
    `insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
     select id, 1, brand_id, member_id, kind, paid, paid_at from contracts_bills where paid > 0`,
  );
  await db.query(
    `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status, paid_at)
     select 1, m, 'CNY', date_bin('5 minutes', now(), 'epoch') - (12 + s) * interval '5 minutes', 0, 5000000, 0,
            1000000000, 0, 1000, 'paid', now()
       from generate_series(1, 20) m cross join generate_series(1, $1::integer * 288) s`,
    [days],
  );
  await db.query(
    `insert into contracts_bills (id, brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day, terms,
            valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out, tier,
            rate_bps, amount, paid, depth, status, paid_at, after_fact, upto_fact, day_facts)
     overriding system value
     select $1, 1, c.id, 'month', c.kind, c.payer_id, 1, 'CNY', f.first, f.last + 1, $2::jsonb, f.bet, f.net, 1, 0, 0, 0, 0, 0, 0,
            1, 10, 1000, 1000, 0, 'issued', now(), 0, f.upto, f.days
       from contracts_contracts c
      cross join (select min(day) as first, max(day) as last, sum(bet) as bet, sum(net) as net, max(upto) as upto,
                         jsonb_object_agg(day, count) as days
                    from (select billed_day as day, count(*), sum(valid_bet) as bet, sum(net) as net, max(id) as upto
                            from contracts_facts group by 1) d) f
      where c.member_id = 1 and c.kind = 'dividend'`,
    [monthBill, dailyTerms],
  );
  await db.query(
    `update contracts_facts set shares = array_fill(1000, array[cardinality(team)])
      where id > (select max(id) - $1::integer from contracts_facts)`,
    [BEHIND],
  );
  await db.query(
    `insert into contracts_rebates (id, brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status, paid_at, after_fact, upto_fact)
     overriding system value
     select $1, 1, 1, 'CNY', date_bin('5 minutes', now(), 'epoch') - interval '1 hour', 0, 5000000, 0, 1000000000, 0, 1000,
            'paid', now(), max(id) - $2::integer, max(id) from contracts_facts`,
    [lastRebate, BEHIND],
  );
  await db.query(
    `vacuum analyze agents_transfers, agents_links, contracts_requests, contracts_payments, contracts_rebates, contracts_bills,
            contracts_facts`,
  );
}
