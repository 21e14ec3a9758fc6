import type { Client, Queryable } from '../../kit/db.ts';
import type { DepositRow, DepositStatus } from './DepositRow.ts';
import type { MethodRow } from './MethodRow.ts';

const methodColumns = `m.id, m.kind, m.name, m.currency, m.bank, m.account_name as "accountName",
  m.account_number as "accountNumber", m.minimum, m.maximum, m.fee, m.minutes_to_expire as "minutesToExpire"`;

const depositColumns = `d.id, d.brand_id as "brandId", d.member_id as "memberId", d.account, d.method_id as "methodId",
  d.method_name as "methodName", d.bank, d.account_name as "accountName", d.account_number as "accountNumber",
  d.amount, d.fee, d.currency, d.status, d.remark, d.public_reason as "publicReason", d.reason,
  d.decided_by_name as "decidedByName", d.decided_at as "decidedAt", d.created_at as "createdAt",
  d.expires_at as "expiresAt",
  not exists (select from cashier_deposits e where e.brand_id = d.brand_id and e.member_id = d.member_id
    and e.status = 'approved' and e.id < d.id) as "isFirst"`;

/** The methods of a brand that take payments now, in one currency. */
export async function readMethods(db: Queryable, brandId: number, currency: string): Promise<MethodRow[]> {
  const { rows } = await db.query<MethodRow>(
    `select ${methodColumns} from cashier_methods m
      where m.brand_id = $1 and m.currency = $2 and m.is_open order by m.id`,
    [brandId, currency],
  );
  return rows;
}

export async function insertMethod(
  db: Queryable,
  brandId: number,
  method: Omit<MethodRow, 'id' | 'kind'>,
): Promise<void> {
  await db.query(
    `insert into cashier_methods
       (brand_id, kind, name, currency, bank, account_name, account_number, minimum, maximum, fee, minutes_to_expire)
     values ($1, 'bankTransfer', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      brandId,
      method.name,
      method.currency,
      method.bank,
      method.accountName,
      method.accountNumber,
      method.minimum,
      method.maximum,
      method.fee,
      method.minutesToExpire,
    ],
  );
}

/**
 * Ends what nobody decided in time, by the database's clock. Called before every read and every change, so that what
 * is seen as pending still can be decided.
 */
export async function expireOverdue(db: Queryable, brandId: number): Promise<void> {
  await db.query(
    `with overdue as (
       select id from cashier_deposits
        where brand_id = $1 and status = 'pending' and expires_at <= now() for update skip locked)
     update cashier_deposits d set status = 'expired', decided_at = d.expires_at from overdue o where d.id = o.id`,
    [brandId],
  );
}

/** From here to the end of the transaction, requests of this member come one after the other. */
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

export async function countOpen(db: Queryable, owner: { brandId: number; memberId: bigint }): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `select count(*)::int as open from cashier_deposits
      where brand_id = $1 and member_id = $2 and status = 'pending' and expires_at > now()`,
    [owner.brandId, owner.memberId],
  );
  return rows[0]?.open ?? 0;
}

/** Writes a request; answers nothing when another open request has the same remark. */
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
        amount, fee, currency, remark, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + make_interval(mins => $14))
     on conflict (brand_id, remark) where status = 'pending' do nothing
     returning ${depositColumns}`,
    [
      request.brandId,
      request.memberId,
      request.account,
      request.requestId,
      method.id,
      method.name,
      method.bank,
      method.accountName,
      method.accountNumber,
      request.amount,
      method.fee,
      method.currency,
      request.remark,
      method.minutesToExpire,
    ],
  );
  return rows[0];
}

type Page = { limit: number; offset: number };

/** The member's own requests, newest first. */
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

/** The cashier's queue: what waits longest first, what is done newest first. The search is of account, remark or id. */
export async function readQueue(
  db: Queryable,
  filter: { brandId: number; status: DepositStatus | 'all'; search: string },
  page: Page,
): Promise<{ rows: DepositRow[]; total: number }> {
  const where = `d.brand_id = $1 and ($2 = 'all' or d.status = $2)
    and ($3 = '' or starts_with(lower(d.account), lower($3)) or d.remark = upper($3) or d.id::text = $3)`;
  const values = [filter.brandId, filter.status, filter.search];
  const order = filter.status === 'pending' ? 'd.id' : 'd.id desc';
  const { rows } = await db.query<DepositRow>(
    `select ${depositColumns} from cashier_deposits d where ${where} order by ${order} limit $4 offset $5`,
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
  const counts = { pending: 0, approved: 0, rejected: 0, expired: 0 };
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

/** Decides a request that is still pending and in time; of any number of callers at once one gets the row. */
export async function decide(
  client: Client,
  decision: {
    brandId: number;
    id: string;
    status: 'approved' | 'rejected';
    publicReason: string;
    reason: string;
    operatorId: bigint;
    operator: string;
  },
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `update cashier_deposits d set status = $3, public_reason = $4, reason = $5, decided_by = $6, decided_by_name = $7,
            decided_at = clock_timestamp()
      where d.brand_id = $1 and d.id = $2 and d.status = 'pending' and d.expires_at > clock_timestamp()
     returning ${depositColumns}`,
    [
      decision.brandId,
      decision.id,
      decision.status,
      decision.publicReason,
      decision.reason,
      decision.operatorId,
      decision.operator,
    ],
  );
  return rows[0];
}

/** What waits for a decision, and since when. */
export async function readPendingTotals(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from cashier_deposits
      where brand_id = $1 and status = 'pending' and expires_at > now()`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** What was approved since a moment, in 1/100,000. */
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
