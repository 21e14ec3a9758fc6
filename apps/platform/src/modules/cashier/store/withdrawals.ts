import type { Client, Queryable } from '#kit/db.ts';
import type { AccountRow } from '../AccountRow.ts';
import type { WithdrawalRow, WithdrawalStatus } from '../WithdrawalRow.ts';
import type { WithdrawRulesRow } from '../WithdrawRulesRow.ts';
import { searchFor } from '../searchFor.ts';

type Owner = { brandId: number; memberId: bigint };
type Page = { limit: number; offset: number };
type Actor = { operatorId: bigint; operator: string };

const columns = `w.id, w.brand_id as "brandId", w.member_id as "memberId", w.account, w.request_id as "requestId",
  w.account_id as "accountId", w.kind, w.bank, w.branch, w.holder_name as "holderName", w.number_key as "number",
  w.amount, w.fee, w.currency, w.status, w.flags, w.turnover_required as "turnoverRequired",
  w.turnover_done as "turnoverDone", w.needs_second as "needsSecond", w.confirm_minutes as "confirmMinutes",
  w.first_approver as "firstApprover", w.first_approver_id as "firstApproverId", w.approver, w.payer,
  w.payer_id as "payerId", w.reference, w.is_paying as "isPaying", w.pay_note as "payNote", w.confirm_by as "confirmBy", w.is_forced as "isForced",
  w.amount_received as "amountReceived", w.paid_back as "paidBack", w.public_reason as "publicReason", w.reason,
  w.created_at as "createdAt",
  exists (select from cashier_proofs p where p.withdrawal_id = w.id) as "hasProof",
  coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'by', s.by_operator,
      'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id)
    from cashier_withdrawal_steps s where s.withdrawal_id = w.id), '[]') as timeline`;

/** Until the end of the transaction, withdrawals and accounts of this member are serialised (advisory lock). */
export async function lockWithdrawals(client: Client, { brandId, memberId }: Owner): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('cashier.withdrawal:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

export async function readWithdrawal(
  db: Queryable,
  { brandId, id, memberId }: { brandId: number; id: string | bigint; memberId?: bigint },
): Promise<WithdrawalRow | undefined> {
  const { rows } = await db.query<WithdrawalRow>(
    `select ${columns} from cashier_withdrawals w
      where w.brand_id = $1 and w.id = $2 and ($3::bigint is null or w.member_id = $3)`,
    [brandId, id, memberId ?? null],
  );
  return rows[0];
}

/** The statuses of the member's withdrawals with these ids. */
export async function readStatuses(
  db: Queryable,
  owner: Owner,
  ids: readonly string[],
): Promise<Map<string, WithdrawalStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; status: WithdrawalStatus }>(
    'select id, status from cashier_withdrawals where brand_id = $1 and member_id = $2 and id = any($3::bigint[])',
    [owner.brandId, owner.memberId, [...new Set(ids)]],
  );
  return new Map(rows.map(({ id, status }) => [String(id), status]));
}

/** The ids of the member's withdrawals with a status. A brand allows few of them per day. */
export async function readIdsOf(db: Queryable, owner: Owner, status: WithdrawalStatus): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'select id from cashier_withdrawals where brand_id = $1 and member_id = $2 and status = $3',
    [owner.brandId, owner.memberId, status],
  );
  return rows.map(({ id }) => String(id));
}

export async function readByRequest(
  db: Queryable,
  owner: Owner,
  requestId: string,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await db.query<WithdrawalRow>(
    `select ${columns} from cashier_withdrawals w where w.brand_id = $1 and w.member_id = $2 and w.request_id = $3`,
    [owner.brandId, owner.memberId, requestId],
  );
  return rows[0];
}

export type Used = { count: number; sum: bigint };

/** The member's withdrawals since the brand's midnight, without refused ones. */
export async function readUsedToday(
  db: Queryable,
  owner: Owner & { currency: string; timeZone: string },
): Promise<Used> {
  const { rows } = await db.query<Used>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from cashier_withdrawals
      where brand_id = $1 and member_id = $2 and currency = $3 and status <> 'rejected'
        and created_at >= date_trunc('day', now() at time zone $4) at time zone $4`,
    [owner.brandId, owner.memberId, owner.currency, owner.timeZone],
  );
  return rows[0] ?? { count: 0, sum: 0n };
}

/**
 * The deposits that a withdrawal has to wager: those approved after the last withdrawal that was not refused, and when
 * the first of them was.
 */
export async function readDepositsToPlay(
  db: Queryable,
  owner: Owner & { currency: string },
): Promise<{ sum: bigint; since: Date | null }> {
  const { rows } = await db.query<{ sum: bigint; since: Date | null }>(
    `select coalesce(sum(d.amount - d.fee), 0)::bigint as sum, min(d.decided_at) as since from cashier_deposits d
      where d.brand_id = $1 and d.member_id = $2 and d.currency = $3 and d.status = 'approved'
        and d.decided_at > coalesce((select max(w.created_at) from cashier_withdrawals w where w.brand_id = $1
              and w.member_id = $2 and w.currency = $3 and w.status <> 'rejected'), '-infinity')`,
    [owner.brandId, owner.memberId, owner.currency],
  );
  return rows[0] ?? { sum: 0n, since: null };
}

/**
 * Wraps a statement that changes withdrawals' states so that each step is recorded in their timelines. Returns their
 * ids. Only such statements change a state, atomically.
 */
function noting(statement: string): string {
  return `with stepped as (${statement}),
    noted as (
      insert into cashier_withdrawal_steps (brand_id, withdrawal_id, status, by_operator)
      select brand_id, id, status, acted_by from stepped order by id)
    select id from stepped`;
}

/**
 * Inserts a withdrawal if the brand's rules, read by this very statement, allow it, by the database's clock. The flags
 * are hints for operators.
 */
export async function insertWithdrawal(
  client: Client,
  request: Owner & {
    account: string;
    requestId: string;
    to: AccountRow;
    amount: bigint;
    fee: bigint;
    currency: string;
    timeZone: string;
    rules: WithdrawRulesRow;
    turnover: { required: bigint; done: bigint; isExcluded: boolean };
    isPasswordChanged: boolean;
  },
): Promise<WithdrawalRow | undefined> {
  const { to, rules, turnover } = request;
  const { rows } = await client.query<{ id: bigint }>(
    noting(`insert into cashier_withdrawals (brand_id, member_id, account, request_id, account_id, kind, bank, branch,
       holder_name, number_key, amount, fee, currency, turnover_required, turnover_done, needs_second, confirm_minutes,
       created_at, flags)
     select $1::integer, $2::bigint, $3::text, $4::uuid, a.id, a.kind, a.bank, a.branch, a.holder_name, a.number_key, $6::bigint, $7::bigint, $8::text, $9::bigint, $10::bigint,
            $6 >= r.second_from, r.confirm_minutes, clock_timestamp(),
            array_remove(array[
              case when not exists (select from cashier_withdrawals o where o.brand_id = $1 and o.member_id = $2
                and o.status in ('paid', 'received', 'receivedPart', 'notReceived', 'closed')) then 'firstWithdrawal' end,
              case when a.created_at > now() - interval '3 days' then 'newAccount' end,
              case when $12::boolean then 'paymentPasswordChanged' end,
              case when exists (select from cashier_accounts o where o.brand_id = $1 and o.kind = a.kind
                and o.number_key = a.number_key and o.member_id <> $2) then 'sharedAccount' end,
              case when $9 > 0 and $10 < $9 + $9 / 10 then 'turnoverJustMet' end,
              case when $14::boolean then 'excluded' end], null)
       from cashier_accounts a
       join cashier_withdraw_rules r on r.brand_id = a.brand_id and r.currency = $8
      cross join lateral (
        select count(*) as count, coalesce(sum(u.amount), 0) as sum from cashier_withdrawals u
         where u.brand_id = $1 and u.member_id = $2 and u.currency = $8 and u.status <> 'rejected'
           and u.created_at >= date_trunc('day', now() at time zone $11::text) at time zone $11::text) used
      where a.id = $5 and a.brand_id = $1 and a.member_id = $2 and $6 between r.minimum and r.maximum
        and used.count < r.daily_count and used.sum + $6 <= r.daily_sum and $10 >= $9
        and r.fee_bps = $13
     returning *`),
    [
      request.brandId,
      request.memberId,
      request.account,
      request.requestId,
      to.id,
      request.amount,
      request.fee,
      request.currency,
      turnover.required,
      turnover.done,
      request.timeZone,
      request.isPasswordChanged,
      rules.feeBps,
      turnover.isExcluded,
    ],
  );
  const [row] = rows;
  return row && readWithdrawal(client, { brandId: request.brandId, id: row.id });
}

/** The member's own withdrawals, newest first. */
export async function readOwnWithdrawals(
  db: Queryable,
  owner: Owner,
  page: Page,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const { rows } = await db.query<WithdrawalRow>(
    `select ${columns} from cashier_withdrawals w where w.brand_id = $1 and w.member_id = $2
      order by w.id desc limit $3 offset $4`,
    [owner.brandId, owner.memberId, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from cashier_withdrawals where brand_id = $1 and member_id = $2',
    [owner.brandId, owner.memberId],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A page of the queue. Searches account, withdrawal id and reference. */
export async function readWithdrawalQueue(
  db: Queryable,
  filter: { brandId: number; statuses: readonly WithdrawalStatus[]; search: string; isOldestFirst: boolean } & {
    memberId: bigint | undefined;
  },
  page: Page,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const found = searchFor(filter.search);
  const values: unknown[] = [filter.brandId, [...filter.statuses]];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    'w.brand_id = $1 and w.status = any($2::text[])',
    ...(filter.memberId === undefined ? [] : [`w.member_id = ${bind(filter.memberId)}`]),
    ...(found === undefined
      ? []
      : [
          `w.id in (select f.id from cashier_withdrawals f where f.brand_id = $1 and lower(f.account) like ${bind(found.account)}
             union select f.id from cashier_withdrawals f
              where f.brand_id = $1 and f.reference <> '' and f.reference = ${bind(found.text)}
             union select f.id from cashier_withdrawals f where f.brand_id = $1 and f.id = ${bind(found.id)}::bigint)`,
        ]),
  ].join(' and ');
  const at = values.length;
  const { rows } = await db.query<WithdrawalRow>(
    `select ${columns} from cashier_withdrawals w where ${where}
      order by w.id ${filter.isOldestFirst ? '' : 'desc'} limit $${at + 1} offset $${at + 2}`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from cashier_withdrawals w where ${where}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countWithdrawals(db: Queryable, brandId: number): Promise<Map<WithdrawalStatus, number>> {
  const { rows } = await db.query<{ status: WithdrawalStatus; rows: number }>(
    'select status, count(*)::int as rows from cashier_withdrawals where brand_id = $1 group by status',
    [brandId],
  );
  return new Map(rows.map((row) => [row.status, row.rows]));
}

/** Withdrawals waiting for approval, payout, or the decision of a case; and since when. */
export async function readWaitingWithdrawals(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from cashier_withdrawals
      where brand_id = $1 and status in ('requested', 'review', 'approved', 'receivedPart', 'notReceived')`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

type Act = { brandId: number; id: string } & Actor;

/** Updates a withdrawal without changing its state, if it is in the expected state. */
async function changed(client: Client, brandId: number, id: string, text: string, values: unknown[]) {
  const { rowCount } = await client.query(
    `update cashier_withdrawals w set ${text} and w.brand_id = $1 and w.id = $2`,
    [brandId, id, ...values],
  );
  return rowCount === 1 ? readWithdrawal(client, { brandId, id }) : undefined;
}

/** Each of these advances a withdrawal from the expected state: of concurrent callers one gets the row. */
async function moved(client: Client, brandId: number, id: string, text: string, values: unknown[]) {
  const { rowCount } = await client.query(
    noting(`update cashier_withdrawals w set ${text} and w.brand_id = $1 and w.id = $2 returning w.*`),
    [brandId, id, ...values],
  );
  return rowCount === 1 ? readWithdrawal(client, { brandId, id }) : undefined;
}

/** The first of two required approvals, or the only one. */
export function approveOnce(client: Client, act: Act): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = case when needs_second then 'review' else 'approved' end,
     first_approver_id = case when needs_second then $3::bigint end,
     first_approver = case when needs_second then $4 else '' end,
     approver_id = case when needs_second then null else $3::bigint end,
     approver = case when needs_second then '' else $4 end, acted_by = $4
     where w.status = 'requested'`,
    [act.operatorId, act.operator],
  );
}

/** The second approval, by another operator than the first. */
export function approveSecond(client: Client, act: Act): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = 'approved', approver_id = $3, approver = $4, acted_by = $4
     where w.status = 'review' and w.first_approver_id <> $3`,
    [act.operatorId, act.operator],
  );
}

export function reject(
  client: Client,
  act: Act & { publicReason: string; reason: string },
): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = 'rejected', acted_by = $3, public_reason = $4, reason = $5
     where w.status in ('requested', 'review', 'approved') and not w.is_paying`,
    [act.operator, act.publicReason, act.reason],
  );
}

/** Starts the member's time to confirm the receipt. */
export function pay(client: Client, act: Act & { reference: string }): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = 'paid', payer_id = $3, payer = $4, acted_by = $4, reference = $5,
     confirm_by = clock_timestamp() + make_interval(mins => w.confirm_minutes)
     where w.status = 'approved' and not w.is_paying`,
    [act.operatorId, act.operator, act.reference],
  );
}

/** Sends an approved withdrawal to a gateway; until it reports, nobody else can act on it. */
export function startPaying(client: Client, act: Act): Promise<WithdrawalRow | undefined> {
  return changed(
    client,
    act.brandId,
    act.id,
    `is_paying = true, pay_note = '', payer_id = $3, payer = $4 where w.status = 'approved' and not w.is_paying`,
    [act.operatorId, act.operator],
  );
}

/** Records the gateway's payment, and starts the member's time to confirm the receipt. */
export function endPaying(
  client: Client,
  act: { brandId: number; id: string; by: string; reference: string },
): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = 'paid', is_paying = false, acted_by = $3, reference = $4,
     confirm_by = clock_timestamp() + make_interval(mins => w.confirm_minutes)
     where w.status = 'approved' and w.is_paying`,
    [act.by, act.reference],
  );
}

/** The gateway has definitely not paid: the withdrawal has to be paid in another way. */
export function stopPaying(
  client: Client,
  act: { brandId: number; id: string; note: string },
): Promise<WithdrawalRow | undefined> {
  return changed(
    client,
    act.brandId,
    act.id,
    `is_paying = false, pay_note = $3, payer_id = null, payer = '' where w.status = 'approved' and w.is_paying`,
    [act.note],
  );
}

export function close(
  client: Client,
  act: Act & { payBack: bigint; reason: string },
): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    act.brandId,
    act.id,
    `status = 'closed', acted_by = $4, paid_back = $5, reason = $6
     where w.status in ('receivedPart', 'notReceived') and ($5 = 0 or w.payer_id <> $3)
       and $5 <= w.amount - w.fee - coalesce(w.amount_received, 0)`,
    [act.operatorId, act.operator, act.payBack, act.reason],
  );
}

/** Records the member's receipt of a paid withdrawal, before the deadline by the database's clock. */
export async function confirm(
  client: Client,
  receipt: Owner & {
    id: string;
    status: 'received' | 'receivedPart' | 'notReceived';
    amountReceived: bigint | undefined;
  },
): Promise<WithdrawalRow | undefined> {
  return moved(
    client,
    receipt.brandId,
    receipt.id,
    `status = $4, acted_by = '', amount_received = $5
     where w.member_id = $3 and w.status = 'paid' and w.confirm_by > clock_timestamp()`,
    [receipt.memberId, receipt.status, receipt.amountReceived ?? null],
  );
}

/** Marks paid withdrawals after the deadline as received. Returns their number. */
export async function receiveOverdue(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    noting(`update cashier_withdrawals w set status = 'received', acted_by = '', is_forced = true
       from (select id from cashier_withdrawals where status = 'paid' and confirm_by <= clock_timestamp()
              order by id limit 500 for no key update skip locked) o
      where w.id = o.id and w.status = 'paid' returning w.*`),
  );
  return rowCount ?? 0;
}
