import type { Client, Queryable } from '#kit/db.ts';
import type { DepositRow, DepositStatus } from './DepositRow.ts';
import type { MethodRow } from './MethodRow.ts';
import { searchFor } from './searchFor.ts';

/** Overdue deposits count as expired even before the job marks them. */
const isOverdue = `d.status = 'pending' and d.expires_at <= now()`;

const depositColumns = `d.id, d.brand_id as "brandId", d.member_id as "memberId", d.account, d.method_id as "methodId", d.kind,
  d.gateway_id as "gatewayId", d.network, d.qr_text as "qrText", d.tx_hash as "txHash",
  exists (select from cashier_deposit_proofs p where p.deposit_id = d.id) as "hasProof",
  d.method_name as "methodName", d.method_names as "methodNames", d.bank, d.account_name as "accountName", d.account_number as "accountNumber",
  d.amount, d.fee, d.currency, d.remark,
  case when ${isOverdue} then 'expired' else d.status end as status, d.public_reason as "publicReason", d.reason,
  d.decided_by_name as "decidedByName", coalesce(d.decided_at, case when ${isOverdue} then d.expires_at end) as "decidedAt", d.created_at as "createdAt",
  d.expires_at as "expiresAt", d.held_for as "heldFor", d.return_reference as "returnReference",
  d.needs_second as "needsSecond", d.first_approver_id as "firstApproverId", d.first_approver as "firstApprover",
  d.first_approved_at as "firstApprovedAt", d.is_late as "isLate",
  not exists (select from cashier_deposits e where e.brand_id = d.brand_id and e.member_id = d.member_id
    and e.status = 'approved' and e.id < d.id) as "isFirst"`;

/** Expires a member's overdue deposits, by the database's clock, before open ones are counted. */
export async function expireOverdue(db: Queryable, brandId: number, memberId: bigint): Promise<void> {
  await db.query(
    `with overdue as (
       select id from cashier_deposits
        where brand_id = $1 and status = 'pending' and expires_at <= now()
          and member_id = $2 for no key update skip locked)
     update cashier_deposits d set status = 'expired', decided_at = d.expires_at from overdue o where d.id = o.id`,
    [brandId, memberId],
  );
}

/** Until the end of the transaction, deposits of this member are serialised (advisory lock). */
export async function lockMember(client: Client, brandId: number, memberId: bigint): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('cashier.deposit:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

export async function readByRequest(
  db: Queryable,
  owner: { brandId: number; memberId: bigint },
  requestId: string,
): Promise<DepositRow | undefined> {
  const { rows } = await db.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d
      where d.brand_id = $1 and d.member_id = $2 and d.request_id = $3`,
    [owner.brandId, owner.memberId, requestId],
  );
  return rows[0];
}

/** Number and sum of a member's open deposits. */
export async function readOpen(
  db: Queryable,
  owner: { brandId: number; memberId: bigint },
): Promise<{ count: number; sum: bigint }> {
  const { rows } = await db.query<{ count: number; sum: bigint }>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from cashier_deposits
      where brand_id = $1 and member_id = $2 and (status = 'review' or (status = 'pending' and expires_at > now()))`,
    [owner.brandId, owner.memberId],
  );
  return rows[0] ?? { count: 0, sum: 0n };
}

/**
 * Inserts a deposit; undefined if another open one has the same remark, or if the method was changed meanwhile. The
 * payee account is read by the statement itself.
 */
export async function insertDeposit(
  db: Queryable,
  request: {
    brandId: number;
    memberId: bigint;
    account: string;
    requestId: string;
    amount: bigint;
    remark: string;
    method: MethodRow;
  },
): Promise<DepositRow | undefined> {
  const { method } = request;
  const { rows } = await db.query<DepositRow>(
    `insert into cashier_deposits as d
       (brand_id, member_id, account, request_id, method_id, method_name, bank, account_name, account_number,
        amount, fee, currency, remark, expires_at, kind, gateway_id, network, qr_text, method_names, needs_second)
     select $1, $2, $3, $4, m.id, $6, m.bank, m.account_name, m.account_number, $7, m.fee, m.currency, $8,
            now() + make_interval(mins => m.minutes_to_expire), m.kind, m.gateway_id, m.network, m.qr_text, m.names,
            m.gateway_id is null and exists (select from cashier_withdraw_rules r
              where r.brand_id = $1 and r.currency = m.currency and $7 >= r.deposit_second_from)
       from cashier_methods m where m.id = $5 and m.brand_id = $1 and m.is_open and m.version = $9
     on conflict (brand_id, remark) where status in ('pending', 'review') do nothing
     returning ${depositColumns}`,
    [
      request.brandId,
      request.memberId,
      request.account,
      request.requestId,
      method.id,
      method.name,
      request.amount,
      request.remark,
      method.version,
    ],
  );
  return rows[0];
}

type Page = { limit: number; offset: number };

/** The member's own deposits, newest first. */
export async function readOwn(
  db: Queryable,
  owner: { brandId: number; memberId: bigint },
  page: Page,
): Promise<{ rows: DepositRow[]; total: number }> {
  const values = [owner.brandId, owner.memberId];
  const { rows } = await db.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d where d.brand_id = $1 and d.member_id = $2
      order by d.id desc limit $3 offset $4`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from cashier_deposits where brand_id = $1 and member_id = $2',
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The cashier's queue: open ones longest waiting first, others newest first. Searches account, remark and id. */
export async function readQueue(
  db: Queryable,
  filter: { brandId: number; status: DepositStatus | 'all'; search: string; memberId: bigint | undefined },
  page: Page,
): Promise<{ rows: DepositRow[]; total: number }> {
  const found = searchFor(filter.search);
  const values: unknown[] = [filter.brandId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    'd.brand_id = $1',
    ...(filter.status === 'all' ? [] : [`d.status = ${bind(filter.status)}`]),
    ...(filter.memberId === undefined ? [] : [`d.member_id = ${bind(filter.memberId)}`]),
    ...(found === undefined
      ? []
      : [
          `d.id in (select f.id from cashier_deposits f where f.brand_id = $1 and lower(f.account) like ${bind(found.account)}
             union select f.id from cashier_deposits f where f.brand_id = $1 and f.remark = ${bind(found.text.toUpperCase())}
             union select f.id from cashier_deposits f where f.brand_id = $1 and f.id = ${bind(found.id)}::bigint)`,
        ]),
  ].join(' and ');
  const order = ['pending', 'review', 'held'].includes(filter.status) ? 'd.id' : 'd.id desc';
  const at = values.length;
  const { rows } = await db.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d where ${where}
      order by ${order} limit $${at + 1} offset $${at + 2}`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from cashier_deposits d where ${where}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countByStatus(db: Queryable, brandId: number): Promise<Record<DepositStatus, number>> {
  const { rows } = await db.query<{ status: DepositStatus; rows: number }>(
    'select status, count(*)::int as rows from cashier_deposits where brand_id = $1 group by status',
    [brandId],
  );
  const counts = { pending: 0, review: 0, held: 0, approved: 0, rejected: 0, returned: 0, expired: 0 };
  for (const row of rows) counts[row.status] = row.rows;
  return counts;
}

export async function readDeposit(db: Queryable, brandId: number, id: string): Promise<DepositRow | undefined> {
  const { rows } = await db.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d where d.brand_id = $1 and d.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/** The first of two required approvals; whether two are required was determined at the time of the request. */
const isFirstOfTwo = `(d.needs_second and d.status <> 'review')`;

type Decider = { brandId: number; id: string; operatorId: bigint; operator: string };

/**
 * Approves a deposit that is pending and in time, that waits for a second operator other than the first, or, as late,
 * one that has expired; of concurrent callers one gets the row. The reason of a late approval is stored in the row.
 */
export async function approve(
  client: Client,
  approval: Decider & { isLate: boolean; note: string },
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `update cashier_deposits d set status = case when ${isFirstOfTwo} then 'review' else 'approved' end,
            first_approver_id = case when ${isFirstOfTwo} then $3::bigint else d.first_approver_id end,
            first_approver = case when ${isFirstOfTwo} then $4 else d.first_approver end,
            first_approved_at = case when ${isFirstOfTwo} then clock_timestamp() else d.first_approved_at end,
            decided_by = case when ${isFirstOfTwo} then null else $3::bigint end,
            decided_by_name = case when ${isFirstOfTwo} then '' else $4 end,
            decided_at = case when ${isFirstOfTwo} then null else clock_timestamp() end,
            reason = case when d.is_late or $5 = '' then d.reason else $5 end, is_late = d.is_late or $6
      where d.brand_id = $1 and d.id = $2 and d.gateway_id is null and case when $6 then d.status = 'expired'
        else (d.status = 'pending' and d.expires_at > clock_timestamp())
          or (d.status = 'review' and d.first_approver_id <> $3) end
     returning ${depositColumns}`,
    [approval.brandId, approval.id, approval.operatorId, approval.operator, approval.note, approval.isLate],
  );
  return rows[0];
}

/** Rejects a deposit that is not finally decided; of concurrent callers one gets the row. */
export async function reject(
  client: Client,
  refusal: Decider & { publicReason: string; reason: string },
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `update cashier_deposits d set status = 'rejected', public_reason = $5, reason = $6, decided_by = $3,
            decided_by_name = $4, decided_at = clock_timestamp()
      where d.brand_id = $1 and d.id = $2 and d.gateway_id is null
        and (d.status = 'review' or (d.status = 'pending' and d.expires_at > clock_timestamp()))
     returning ${depositColumns}`,
    [refusal.brandId, refusal.id, refusal.operatorId, refusal.operator, refusal.publicReason, refusal.reason],
  );
  return rows[0];
}

/** Applies a gateway's report to a deposit. A payment counts however late; a failure only while it is pending. */
export async function decideByGateway(
  client: Client,
  decision: { brandId: number; id: bigint; status: 'approved' | 'held' | 'rejected'; by: string; heldFor?: string },
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `update cashier_deposits d set status = $3, decided_at = clock_timestamp(), decided_by_name = $4, held_for = $5,
            public_reason = case when $3 = 'rejected' then 'payment_failed' else '' end
      where d.brand_id = $1 and d.id = $2 and d.gateway_id is not null
        and (d.status = 'pending' or ($3 in ('approved', 'held') and d.status in ('expired', 'rejected')))
     returning ${depositColumns}`,
    [decision.brandId, decision.id, decision.status, decision.by, decision.heldFor ?? ''],
  );
  return rows[0];
}

/** The number of deposits that a member ever requested. */
export async function countDeposits(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*)::integer as total from cashier_deposits where brand_id = $1 and member_id = $2',
    [brandId, memberId],
  );
  return rows[0]?.total ?? 0;
}

/** Ends a held deposit; of concurrent callers one gets the row. */
export async function endHeld(
  client: Client,
  end: {
    brandId: number;
    id: string;
    status: 'approved' | 'returned';
    reference: string;
    reason: string;
    operatorId: bigint;
    operator: string;
  },
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `update cashier_deposits d set status = $3, return_reference = $4, reason = $5, decided_by = $6,
            decided_by_name = $7, decided_at = clock_timestamp()
      where d.brand_id = $1 and d.id = $2 and d.status = 'held'
     returning ${depositColumns}`,
    [end.brandId, end.id, end.status, end.reference, end.reason, end.operatorId, end.operator],
  );
  return rows[0];
}

/** Stores the hash of the payer's transaction and extends the deadline by a day. */
export async function noteTransfer(
  client: Client,
  transfer: { brandId: number; id: bigint; txHash: string | undefined },
): Promise<void> {
  await client.query(
    `update cashier_deposits set tx_hash = coalesce($3, tx_hash),
            expires_at = greatest(expires_at, clock_timestamp() + interval '1 day')
      where brand_id = $1 and id = $2 and status = 'pending'`,
    [transfer.brandId, transfer.id, transfer.txHash ?? null],
  );
}

/** Locks a member's own deposit until the end of the transaction. */
export async function lockOwn(
  client: Client,
  owner: { brandId: number; memberId: bigint },
  id: string,
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d where d.brand_id = $1 and d.member_id = $2 and d.id = $3 for no key update of d`,
    [owner.brandId, owner.memberId, id],
  );
  return rows[0];
}

/** Expires overdue deposits of all brands. Returns their number. */
export async function expireEverywhere(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `with overdue as (
       select id from cashier_deposits where status = 'pending' and expires_at <= now()
        order by id limit 500 for no key update skip locked)
     update cashier_deposits d set status = 'expired', decided_at = d.expires_at from overdue o where d.id = o.id`,
  );
  return rowCount ?? 0;
}

/** Deposits waiting for a decision, and since when. */
export async function readPendingTotals(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from cashier_deposits
      where brand_id = $1 and gateway_id is null and (status = 'review' or (status = 'pending' and expires_at > now()))`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Approved since a given time, in 1/100,000. */
export async function readApprovedTotal(
  db: Queryable,
  brandId: number,
  currency: string,
  since: Date,
): Promise<bigint> {
  const { rows } = await db.query<{ total: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total from cashier_deposits
      where brand_id = $1 and status = 'approved' and currency = $2 and decided_at >= $3`,
    [brandId, currency, since],
  );
  return rows[0]?.total ?? 0n;
}
