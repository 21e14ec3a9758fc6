import type { Moved } from '@baize/maths/contracts/Formula';
import type { Client, Queryable } from '#kit/db.ts';
import type { Stretch } from './facts.ts';

type Brand = Readonly<{ brandId: number; currency: string }>;

export type DayCost = Moved & Readonly<{ memberId: bigint; team: readonly bigint[] }>;

/** Writes down what was booked for members on a day; a day is written once, by whoever closes it. */
export async function insertCosts(
  client: Client,
  { brandId, currency, day }: Brand & { day: string },
  costs: readonly DayCost[],
): Promise<void> {
  if (costs.length === 0) return;
  await client.query(
    `insert into contracts_costs (brand_id, currency, day, member_id, deposits, withdrawals, rebates, activity, team)
     select $1, $2, $3, i.member, i.deposits, i.withdrawals, i.rebates, i.activity, i.team::bigint[]
       from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[])
         as i (member, deposits, withdrawals, rebates, activity, team)`,
    [
      ...[brandId, currency, day, costs.map(({ memberId }) => memberId)],
      ...[costs.map(({ deposits }) => deposits), costs.map(({ withdrawals }) => withdrawals)],
      ...[costs.map(({ rebates }) => rebates), costs.map(({ activity }) => activity)],
      costs.map(({ team }) => `{${team.join(',')}}`),
    ],
  );
}

const sums = `sum(c.deposits)::bigint as deposits, sum(c.withdrawals)::bigint as withdrawals,
  sum(c.rebates)::bigint as rebates, sum(c.activity)::bigint as activity`;

/** What was booked for teams from the first day of each stretch to one day, both included. */
export async function sumCosts(
  client: Client,
  { brandId, currency, stretches, throughDay }: Brand & { stretches: readonly Stretch[]; throughDay: string },
): Promise<Map<bigint, Moved>> {
  if (stretches.length === 0) return new Map();
  const { rows } = await client.query<Moved & { contractId: bigint }>(
    `select a.contract_id as "contractId", ${sums}
       from unnest($3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::date[])
              as a (contract_id, member_id, from_day, starts_day, ends_day)
       join contracts_costs c on c.brand_id = $1 and c.currency = $2 and c.team @> array[a.member_id]
        and c.day >= greatest(a.from_day, a.starts_day) and c.day <= $8::date
        and (a.ends_day is null or c.day < a.ends_day)
      group by a.contract_id`,
    [
      ...[brandId, currency, stretches.map(({ contractId }) => contractId)],
      ...[stretches.map(({ memberId }) => memberId), stretches.map(({ fromDay }) => fromDay)],
      ...[stretches.map(({ startsDay }) => startsDay), stretches.map(({ endsDay }) => endsDay), throughDay],
    ],
  );
  return new Map(rows.map(({ contractId, ...moved }) => [contractId, moved]));
}

/** What was booked for a team in each of some periods, by their first day. */
export async function sumPeriodCosts(
  db: Queryable,
  query: Brand & { agentId: bigint; periods: readonly { from: string; to: string }[] },
): Promise<Map<string, Moved>> {
  const { rows } = await db.query<Moved & { fromDay: string }>(
    `select p.from_day::text as "fromDay", ${sums}
       from unnest($4::date[], $5::date[]) as p (from_day, to_day)
       join contracts_costs c on c.brand_id = $1 and c.currency = $2 and c.team @> array[$3::bigint]
        and c.day >= p.from_day and c.day < p.to_day
      group by p.from_day`,
    [
      ...[query.brandId, query.currency, query.agentId],
      ...[query.periods.map(({ from }) => from), query.periods.map(({ to }) => to)],
    ],
  );
  return new Map(rows.map(({ fromDay, ...moved }) => [fromDay, moved]));
}
