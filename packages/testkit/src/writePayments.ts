import { contractKind } from '@baize/contract/contracts/contractTerms';
import type { TestPlatform } from './startPlatform.ts';

const terms = {
  ...{ period: 'daily', carry: 'none', activeBet: '0' },
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rateBps: 10, amount: '0' }],
};

type Days = Readonly<{ before: string; yesterday: string; today: string }>;

/**
 * Bills of every kind that were paid in two parts on each of three days, one of them when the day began and one as it ended;
 * returns the days.
 */
export async function writePayments(
  { owner }: Pick<TestPlatform, 'owner'>,
  { memberId }: { memberId: bigint },
  { payerId, scale }: { payerId: bigint; scale: bigint },
): Promise<Days> {
  const { rows } = await owner.query<Days>(
    `select (d - 2)::text as before, (d - 1)::text as yesterday, d::text as today
       from (select (now() at time zone 'Asia/Shanghai')::date as d) d`,
  );
  const [days] = rows;
  if (days === undefined) throw new Error('The database gave no day.');
  await owner.query(
    `with contracts as (
       insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
       select 1, $2, $1, unnest($4::text[]), 'CNY', $5::date - 9 returning id, kind
     ), versions as (
       insert into contracts_versions (brand_id, contract_id, from_day, terms)
       select 1, id, $5::date - 9, $6::jsonb from contracts
     ), bills as (
       insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
              carry_out, tier, rate_bps, amount, paid, attempts, depth, status)
       select 1, id, 'day ' || n, kind, $2, $1, 'CNY', $5::date - n - 1, $5::date - n, $6::jsonb, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
              100, sum, sum, 2, 0, 'issued'
         from contracts cross join generate_series(0, 2) n
        cross join lateral (select $3 * length(kind) * (n + 1) * 3 as sum) s
       returning id, kind, amount, to_day
     )
     insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
     select b.id, part, 1, $1, b.kind, b.amount / 3 * part, case part when 1 then d.start
            else least(d.start + interval '24 hours' - interval '1 millisecond', now()) end
       from bills b cross join generate_series(1, 2) part
      cross join lateral (select b.to_day::timestamp at time zone 'Asia/Shanghai' as start) d`,
    [memberId, payerId, scale, contractKind.options, days.today, JSON.stringify(terms)],
  );
  return days;
}
