import type { Client, Queryable } from '#kit/db.ts';
import type { NewRebate, RebateRow, RebateSum } from '../RebateRow.ts';

type Brand = Readonly<{ brandId: number; currency: string }>;

const columns = `r.id, r.brand_id as "brandId", r.member_id as "memberId", r.currency, r.slot_at as "slotAt",
  r.own_bet as "ownBet", r.team_bet as "teamBet", r.carry_in::text as "carryIn", r.earned::text, r.carry_out::text as "carryOut",
  r.amount, r.status, r.paid_at as "paidAt"`;

type Fine = 'carryIn' | 'earned' | 'carryOut';
type RawRow = Omit<RebateRow, Fine> & Record<Fine, string>;
const readRow = ({ carryIn, earned, carryOut, ...row }: RawRow): RebateRow => ({
  ...row,
  ...{ carryIn: BigInt(carryIn), earned: BigInt(earned), carryOut: BigInt(carryOut) },
});

/** What everybody earned by the facts after one mark up to another, each with what was left of the last time. */
export async function sumRebates(
  client: Client,
  { brandId, currency, after, upTo }: Brand & { after: bigint; upTo: bigint },
): Promise<RebateSum[]> {
  const { rows } = await client.query<Omit<RebateSum, 'earned' | 'carryIn'> & { earned: string; carryIn: string }>(
    `select e.member_id as "memberId", e.own_bet as "ownBet", e.team_bet as "teamBet", e.earned::text,
            coalesce(l.carry_out, 0)::text as "carryIn"
       from (select t.member_id, coalesce(sum(f.valid_bet) filter (where t.nth = 1), 0)::bigint as own_bet,
                    coalesce(sum(f.valid_bet) filter (where t.nth > 1), 0)::bigint as team_bet,
                    sum(f.valid_bet::numeric * t.share) as earned
               from contracts_facts f
              cross join lateral unnest(f.team, f.shares) with ordinality as t (member_id, share, nth)
              where f.id > $3 and f.id <= $4 and f.brand_id = $1 and f.currency = $2 and f.shares is not null
                and t.share > 0
              group by t.member_id) e
       left join lateral (select r.carry_out from contracts_rebates r
         where r.member_id = e.member_id and r.currency = $2 order by r.slot_at desc limit 1) l on true
      order by e.member_id`,
    [brandId, currency, after, upTo],
  );
  return rows.map(({ earned, carryIn, ...row }) => ({ ...row, earned: BigInt(earned), carryIn: BigInt(carryIn) }));
}

/** Writes down what five minutes brought everybody, with the facts it was summed from; once for each of them. */
export async function insertRebates(
  client: Client,
  { brandId, currency, slotAt, after, upTo }: Brand & { slotAt: Date; after: bigint; upTo: bigint },
  rebates: readonly NewRebate[],
): Promise<void> {
  if (rebates.length === 0) return;
  await client.query(
    `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status, after_fact, upto_fact)
     select $1, i.member_id, $2, $3, i.own_bet, i.team_bet, i.carry_in, i.earned, i.carry_out, i.amount, i.status, $12, $13
       from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::numeric[], $8::numeric[], $9::numeric[], $10::bigint[],
              $11::text[])
         as i (member_id, own_bet, team_bet, carry_in, earned, carry_out, amount, status)`,
    [
      ...[brandId, currency, slotAt, rebates.map(({ memberId }) => memberId)],
      ...[rebates.map(({ ownBet }) => ownBet), rebates.map(({ teamBet }) => teamBet)],
      ...[rebates.map(({ carryIn }) => String(carryIn)), rebates.map(({ earned }) => String(earned))],
      ...[rebates.map(({ carryOut }) => String(carryOut)), rebates.map(({ amount }) => amount)],
      ...[rebates.map(({ status }) => status), after, upTo],
    ],
  );
}

/** The next rows that wait for their money, held to the end of the transaction and passed over by every other worker. */
export async function claimRebates(client: Client, limit: number): Promise<RebateRow[]> {
  const { rows } = await client.query<RawRow>(
    `select ${columns} from contracts_rebates r where r.status = 'due' order by r.id limit $1
       for no key update skip locked`,
    [limit],
  );
  return rows.map(readRow);
}

/** Says which rows were paid, and which the ledger will not pay. */
export async function settleRebates(
  client: Client,
  settled: readonly Readonly<{ id: bigint; isPaid: boolean }>[],
): Promise<void> {
  await client.query(
    `update contracts_rebates r set status = case when s.is_paid then 'paid' else 'refused' end,
            paid_at = case when s.is_paid then clock_timestamp() end
       from unnest($1::bigint[], $2::boolean[]) as s (id, is_paid) where r.id = s.id`,
    [settled.map(({ id }) => id), settled.map(({ isPaid }) => isPaid)],
  );
}

/** A member's own row by its number. */
export async function readRebate(
  db: Queryable,
  { brandId, memberId, id }: { brandId: number; memberId: bigint; id: string },
): Promise<RebateRow | undefined> {
  const { rows } = await db.query<RawRow>(
    `select ${columns} from contracts_rebates r where r.brand_id = $1 and r.member_id = $2 and r.id = $3`,
    [brandId, memberId, id],
  );
  return rows[0] && readRow(rows[0]);
}

/**
 * What the line brought a member in a currency in some days of the brand, both included, newest first; `after` is the row
 * before them. The currency belongs to the key in whose order the rows are read.
 */
export async function readOwnRebates(
  db: Queryable,
  {
    brandId,
    memberId,
    currency,
    from,
    to,
    timeZone,
  }: { brandId: number; memberId: bigint; currency: string; from: string; to: string; timeZone: string },
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: bigint | undefined },
): Promise<{ rows: RebateRow[]; total: number; paid: bigint }> {
  const where = `r.brand_id = $1 and r.member_id = $2 and r.currency = $6 and r.slot_at >= $3::date::timestamp at time zone $5
    and r.slot_at < ($4::date + 1)::timestamp at time zone $5`;
  const values = [brandId, memberId, from, to, timeZone, currency];
  const { rows } = await db.query<RawRow>(
    `select ${columns} from contracts_rebates r
      where ${where} and ($9::bigint is null
            or (r.slot_at, r.id) < (select b.slot_at, b.id from contracts_rebates b where b.id = $9))
      order by r.slot_at desc, r.id desc limit $7 offset $8`,
    [...values, limit, offset, after ?? null],
  );
  const { rows: sums } = await db.query<{ total: number; paid: bigint }>(
    `select count(*)::int as total, coalesce(sum(r.amount) filter (where r.status = 'paid'), 0)::bigint as paid
       from contracts_rebates r where ${where}`,
    values,
  );
  return { rows: rows.map(readRow), ...(sums[0] ?? { total: 0, paid: 0n }) };
}
