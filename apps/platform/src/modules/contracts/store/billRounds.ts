import type { Queryable } from '#kit/db.ts';
import type { BillFacts } from '../BillRow.ts';

/** What a bill was summed over. */
export type BillScope = Readonly<{
  brandId: number;
  currency: string;
  /** The agent whose team was summed. */
  memberId: bigint;
  /** The contract's days: what was settled before or after them does not count. */
  startsDay: string;
  endsDay: string | null;
  facts: BillFacts;
}>;

type RawScope = Omit<BillScope, 'facts'> & BillFacts;

/** What a bill was summed over; nothing for bills of the time before that was kept. */
export async function readBillScope(db: Queryable, billId: bigint): Promise<BillScope | undefined> {
  const { rows } = await db.query<RawScope>(
    `select b.brand_id as "brandId", b.currency, b.member_id as "memberId", c.starts_day::text as "startsDay",
            c.ends_day::text as "endsDay", b.after_fact as after, b.upto_fact as "upTo", b.day_facts as "byDay"
       from contracts_bills b join contracts_contracts c on c.id = b.contract_id
      where b.id = $1 and b.upto_fact is not null`,
    [billId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { after, upTo, byDay, ...scope } = row;
  return { ...scope, facts: { after, upTo, byDay } };
}

/** What a round added to a bill, or a later change of it. */
export type BillFact = {
  id: bigint;
  memberId: bigint;
  roundId: bigint;
  why: 'settled' | 'late' | 'corrected';
  day: string;
  hour: number;
  /** Whether its day had been billed before. */
  isCarried: boolean;
  settledAt: Date;
  validBet: bigint;
  net: bigint;
};

export const factColumns = `f.id, f.member_id as "memberId", f.round_id as "roundId", f.why, f.day::text as day, f.hour,
  f.billed_day > f.day as "isCarried", f.settled_at as "settledAt", f.valid_bet as "validBet", f.net`;

/** A page of the facts that a bill was summed from, newest first, of some of their billed days, both included. */
export async function readBillFacts(
  db: Queryable,
  { brandId, currency, memberId, startsDay, endsDay, facts }: BillScope,
  { from, to, limit, offset }: { from: string; to: string; limit: number; offset: number },
): Promise<BillFact[]> {
  const { rows } = await db.query<BillFact>(
    `select ${factColumns} from contracts_facts f
      where f.brand_id = $1 and f.currency = $2 and f.team @> array[$3::bigint]
        and f.day >= $4::date and ($5::date is null or f.day < $5::date)
        and f.id > $6 and f.id <= $7 and f.billed_day >= $8::date and f.billed_day <= $9::date
      order by f.billed_day desc, f.id desc limit $10 offset $11`,
    [brandId, currency, memberId, startsDay, endsDay, facts.after, facts.upTo, from, to, limit, offset],
  );
  return rows;
}
