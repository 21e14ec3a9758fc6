import type { ContractKind } from '@baize/maths/contracts/Terms';
import type { Client, Queryable } from '#kit/db.ts';
import type { BillRow, BillStatus, NewBill, NewHour } from '../BillRow.ts';
import { ngrJson, readNgr } from '../ngrJson.ts';
import { readTerms, termsJson } from '../termsJson.ts';

type RawBill = Omit<BillRow, 'terms' | 'ngr'> & { terms: unknown; ngr: unknown };

const columns = `b.id, b.brand_id as "brandId", b.contract_id as "contractId", b.kind, b.payer_id as "payerId",
  b.member_id as "memberId", b.currency, b.from_day::text as "fromDay", b.to_day::text as "toDay", b.slot_at as "slotAt",
  b.terms, b.ngr, b.valid_bet as "validBet", b.net, b.active_members as "activeMembers", b.late_bet as "lateBet",
  b.late_net as "lateNet", b.late_rounds as "lateRounds", b.corrected_rounds as "correctedRounds",
  b.carry_in as "carryIn", b.carry_out as "carryOut", b.tier, b.rate_bps as "rateBps", b.amount, b.paid, b.depth,
  b.status, b.attempts, b.reason, b.created_at as "createdAt", b.paid_at as "paidAt",
  b.retry_at as "retryAt"`;

const readRow = (row: RawBill): BillRow => ({ ...row, terms: readTerms(row.terms), ngr: readNgr(row.ngr) });

/** Inserts bills; an existing one of the same contract and period is kept. Returns the number of new ones. */
export async function insertBills(client: Client, bills: readonly NewBill[]): Promise<number> {
  if (bills.length === 0) return 0;
  const { rowCount } = await client.query(
    `with input as (
       select * from jsonb_to_recordset($1::jsonb) as i (brand integer, contract bigint, period text, kind text,
         payer bigint, member bigint, currency text, from_day date, to_day date, slot_at timestamptz, terms jsonb,
         bet bigint, net bigint, active integer, late_bet bigint, late_net bigint, late_rounds integer,
         corrected_rounds integer, carry_in bigint, carry_out bigint, tier integer, rate integer, amount bigint,
         depth integer, status text, hours jsonb, ngr jsonb, after_fact bigint, upto_fact bigint, day_facts jsonb)
     ), written as (
       insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              slot_at, terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in,
              carry_out, tier, rate_bps, amount, depth, status, ngr, after_fact, upto_fact, day_facts)
       select brand, contract, period, kind, payer, member, currency, from_day, to_day, slot_at, terms, bet, net, active,
              late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out, tier, rate, amount, depth, status,
              nullif(ngr, 'null'::jsonb), after_fact, upto_fact, day_facts
         from input order by depth, contract
       on conflict (contract_id, period) do nothing
       returning id, brand_id, contract_id, from_day, period
     ), hours as (
       insert into contracts_hours (brand_id, contract_id, day, hour, bill_id, valid_bet, tier, rate_bps, amount)
       select w.brand_id, w.contract_id, w.from_day, h.hour, w.id, h.bet, h.tier, h.rate, h.amount
         from written w join input i on i.contract = w.contract_id and i.period = w.period
        cross join lateral jsonb_to_recordset(i.hours) as h (hour smallint, bet bigint, tier integer, rate integer,
              amount bigint))
     select id from written`,
    [
      JSON.stringify(
        bills.map((bill) => ({
          ...{ brand: bill.brandId, contract: String(bill.contractId), period: bill.period, kind: bill.kind },
          ...{ payer: String(bill.payerId), member: String(bill.memberId), currency: bill.currency },
          ...{ from_day: bill.fromDay, to_day: bill.toDay, slot_at: bill.slotAt?.toISOString() ?? null },
          terms: JSON.parse(termsJson(bill.terms)) as unknown,
          ...{ bet: String(bill.validBet), net: String(bill.net), active: bill.activeMembers },
          ...{ late_bet: String(bill.lateBet), late_net: String(bill.lateNet) },
          ...{ late_rounds: bill.lateRounds, corrected_rounds: bill.correctedRounds },
          ...{ carry_in: String(bill.carryIn), carry_out: String(bill.carryOut) },
          ...{ tier: bill.tier, rate: bill.rateBps, amount: String(bill.amount), depth: bill.depth },
          ...{ status: bill.status, ngr: ngrJson(bill.ngr), day_facts: bill.facts.byDay },
          ...{ after_fact: String(bill.facts.after), upto_fact: String(bill.facts.upTo) },
          hours: bill.hours.map(({ hour, validBet, tier, rateBps, amount }) => ({
            ...{ hour, tier, rate: rateBps, bet: String(validBet), amount: String(amount) },
          })),
        })),
      ),
    ],
  );
  return rowCount ?? 0;
}

/** Claims the next bills to be paid, upper levels first, by row locks that other workers skip. */
export async function claimBills(
  client: Client,
  { after, limit }: { after: { depth: number; id: bigint } | undefined; limit: number },
): Promise<BillRow[]> {
  const { rows } = await client.query<RawBill>(
    `select ${columns} from contracts_bills b
      where b.status in ('due', 'partly', 'insufficient') and (b.depth, b.id) > ($1::int, $2::bigint)
        and (b.retry_at is null or b.retry_at <= clock_timestamp())
      order by b.depth, b.id limit $3 for no key update skip locked`,
    [after?.depth ?? -1, after?.id ?? 0n, limit],
  );
  return rows.map(readRow);
}

export type PaymentMade = Readonly<{
  id: bigint;
  paid: bigint;
  /** What was paid now. */
  moved: bigint;
  attempts: number;
  status: BillStatus;
  /** An account is locked or closed, so the next attempt waits. */
  isBlocked: boolean;
}>;

/**
 * Records payments, and queues their notifications. Five-minute slots are paid too often for a message each: only
 * unpayable ones are notified.
 */
export async function updatePaid(client: Client, payments: readonly PaymentMade[]): Promise<void> {
  await client.query(
    `with changed as (
       update contracts_bills b set paid = p.paid, attempts = p.attempts, status = p.status,
              paid_at = case when p.moved > 0 then clock_timestamp() else b.paid_at end,
              retry_at = case when p.blocked then clock_timestamp() + interval '1 hour' end
         from unnest($1::bigint[], $2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::boolean[])
           as p (id, paid, attempts, status, moved, blocked)
        where b.id = p.id
          and ((b.paid, b.attempts, b.status) is distinct from (p.paid, p.attempts, p.status) or b.retry_at is not null)
       returning b.id, b.brand_id, b.member_id, b.kind, b.status, b.attempts, b.paid_at, p.moved
     ), payments as (
       insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
       select id, attempts, brand_id, member_id, kind, moved, paid_at from changed where moved > 0)
     insert into contracts_news (bill_id, what)
     select id, case status when 'issued' then 'paid' else 'short' end from changed
      where status <> 'issued' or kind <> 'realtime'
     on conflict (bill_id, what) do nothing`,
    [
      payments.map(({ id }) => id),
      payments.map(({ paid }) => paid),
      payments.map(({ attempts }) => attempts),
      payments.map(({ status }) => status),
      payments.map(({ moved }) => moved),
      payments.map(({ isBlocked }) => isBlocked),
    ],
  );
}

export async function readBill(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string | bigint },
): Promise<BillRow | undefined> {
  const { rows } = await db.query<RawBill>(
    `select ${columns} from contracts_bills b where b.brand_id = $1 and b.id = $2`,
    [brandId, id],
  );
  return rows[0] && readRow(rows[0]);
}

/** Approves or rejects an undecided dividend: of concurrent callers one gets the row. */
export async function settleBill(
  client: Client,
  decision: { brandId: number; id: string; status: 'due' | 'rejected'; by: string; reason: string },
): Promise<BillRow | undefined> {
  const { rows } = await client.query<RawBill>(
    `update contracts_bills b set status = $3, decided_by = $4, reason = $5
      where b.brand_id = $1 and b.id = $2 and b.status = 'unapproved' returning ${columns}`,
    [decision.brandId, decision.id, decision.status, decision.by, decision.reason],
  );
  return rows[0] && readRow(rows[0]);
}

type Page = {
  limit: number;
  offset?: number;
  /** The bill before them. */
  after?: bigint | undefined;
};

/** Bills that a member receives (`received`) or pays (`given`), newest first. */
export async function readOwnBills(
  db: Queryable,
  who: { brandId: number; memberId: bigint; side: 'received' | 'given'; kind: ContractKind },
  { limit, offset = 0, after }: Page,
): Promise<{ rows: BillRow[]; total: number }> {
  const where = `b.brand_id = $1 and ${who.side === 'received' ? 'b.member_id' : 'b.payer_id'} = $2 and b.kind = $3`;
  const values = [who.brandId, who.memberId, who.kind];
  const { rows } = await db.query<RawBill>(
    `select ${columns} from contracts_bills b where ${where} and ($6::bigint is null or b.id < $6)
      order by b.id desc limit $4 offset $5`,
    [...values, limit, offset, after ?? null],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from contracts_bills b where ${where}`,
    values,
  );
  return { rows: rows.map(readRow), total: counted.rows[0]?.total ?? 0 };
}

export async function readHours(db: Queryable, billIds: readonly bigint[]): Promise<Map<bigint, NewHour[]>> {
  const { rows } = await db.query<NewHour & { billId: bigint }>(
    `select bill_id as "billId", hour, valid_bet as "validBet", tier, rate_bps as "rateBps", amount
       from contracts_hours where bill_id = any ($1::bigint[]) order by bill_id, hour`,
    [[...billIds]],
  );
  const byBill = new Map<bigint, NewHour[]>();
  for (const { billId, ...hour } of rows) byBill.set(billId, [...(byBill.get(billId) ?? []), hour]);
  return byBill;
}

/** What a member was paid by bills of a kind today and yesterday. */
export async function sumPaid(
  db: Queryable,
  who: { brandId: number; memberId: bigint; kind: ContractKind; timeZone: string },
): Promise<{ today: bigint; yesterday: bigint }> {
  const { rows } = await db.query<{ today: bigint; yesterday: bigint }>(
    `select coalesce(sum(p.amount) filter (where p.paid_at >= d.today), 0)::bigint as today,
            coalesce(sum(p.amount) filter (where p.paid_at < d.today), 0)::bigint as yesterday
       from (select (now() at time zone $4)::date::timestamp at time zone $4 as today,
                    ((now() at time zone $4)::date - 1)::timestamp at time zone $4 as yesterday) d
       join contracts_payments p on p.member_id = $2 and p.brand_id = $1 and p.kind = $3 and p.paid_at >= d.yesterday`,
    [who.brandId, who.memberId, who.kind, who.timeZone],
  );
  return rows[0] ?? { today: 0n, yesterday: 0n };
}

/** A page of a brand's bills; only of the listed members, if given. */
export async function readBillQueue(
  db: Queryable,
  filter: {
    brandId: number;
    statuses: readonly BillStatus[];
    memberIds: readonly bigint[] | undefined;
    isOldestFirst: boolean;
  },
  { limit, offset = 0, after }: Page,
): Promise<{ rows: BillRow[]; total: number }> {
  const where = `b.brand_id = $1 and b.status = any ($2::text[])
    and ($3::bigint[] is null or b.member_id = any ($3) or b.payer_id = any ($3))`;
  const values = [filter.brandId, [...filter.statuses], filter.memberIds ?? null];
  const { rows } = await db.query<RawBill>(
    `select ${columns} from contracts_bills b
      where ${where} and ($6::bigint is null or b.id ${filter.isOldestFirst ? '>' : '<'} $6)
      order by b.id ${filter.isOldestFirst ? '' : 'desc'} limit $4 offset $5`,
    [...values, limit, offset, after ?? null],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from contracts_bills b where ${where}`,
    values,
  );
  return { rows: rows.map(readRow), total: counted.rows[0]?.total ?? 0 };
}

export async function countBills(db: Queryable, brandId: number): Promise<Map<BillStatus, number>> {
  const { rows } = await db.query<{ status: BillStatus; rows: number }>(
    `select status, count(*)::int as rows from contracts_bills
      where brand_id = $1 and status in ('unapproved', 'due', 'partly', 'insufficient') group by status`,
    [brandId],
  );
  return new Map(rows.map((row) => [row.status, row.rows]));
}

/** How many bills wait for approval, and since when. */
export async function readWaitingBills(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from contracts_bills
      where brand_id = $1 and status = 'unapproved'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
