import type { Client, Queryable } from '#kit/db.ts';
import type { GrantRow } from '../GrantRow.ts';
import type { Stretch } from '../Stretch.ts';

type Owner = { brandId: number; memberId: bigint };
type Page = { pageNum: number; pageSize: number };
type Actor = { operatorId: bigint; operator: string };

const columns = `g.id, g.brand_id as "brandId", g.member_id as "memberId", g.account, g.title, g.amount, g.currency,
  g.multiple, g.required, g.days, g.status, g.requester_id as "requesterId", g.requester, g.reason, g.approver,
  g.active_from as "activeFrom", g.expires_at as "expiresAt", g.done, g.created_at as "createdAt",
  g.ended_at as "endedAt"`;

/** Until the end of the transaction the bonuses of this member are serialised (advisory lock). */
export async function lockGrants(client: Client, { brandId, memberId }: Owner): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('bonuses.grants:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

type NewGrant = Owner &
  Actor &
  Pick<GrantRow, 'account' | 'title' | 'amount' | 'currency' | 'multiple' | 'days' | 'reason'> & { requestId: string };

/** Inserts a bonus request; undefined if its id is known. */
export async function insertGrant(db: Queryable, grant: NewGrant): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `insert into bonuses_grants as g (brand_id, member_id, account, request_id, title, amount, currency, multiple,
            required, days, requester_id, requester, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8::integer, $6::bigint * $8, $9, $10, $11, $12)
     on conflict (brand_id, requester_id, request_id) do nothing returning ${columns}`,
    [
      ...[grant.brandId, grant.memberId, grant.account, grant.requestId, grant.title, grant.amount, grant.currency],
      ...[grant.multiple, grant.days, grant.operatorId, grant.operator, grant.reason],
    ],
  );
  return rows[0];
}

type GivenGrant = Owner &
  Pick<GrantRow, 'account' | 'title' | 'amount' | 'currency' | 'multiple' | 'days' | 'reason' | 'requester'> & {
    requestId: string;
  };

/** The operator id of automatic grants. */
const NOBODY = 0n;

/** Inserts a bonus that needs no approval: without a wagering requirement it is released at once. */
export async function insertGiven(db: Queryable, grant: GivenGrant): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `insert into bonuses_grants as g (brand_id, member_id, account, request_id, title, amount, currency, multiple,
            required, days, requester_id, requester, reason, status, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::integer, $6::bigint * $8, $9, $10, $11, $12,
            case when $8::integer = 0 then 'released' else 'queued' end,
            case when $8::integer = 0 then clock_timestamp() end)
     on conflict (brand_id, requester_id, request_id) do nothing returning ${columns}`,
    [
      ...[grant.brandId, grant.memberId, grant.account, grant.requestId, grant.title, grant.amount, grant.currency],
      ...[grant.multiple, grant.days, NOBODY, grant.requester, grant.reason],
    ],
  );
  return rows[0];
}

export async function readByRequest(
  db: Queryable,
  { brandId, operatorId, requestId }: { brandId: number; operatorId: bigint; requestId: string },
): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from bonuses_grants g where g.brand_id = $1 and g.requester_id = $2 and g.request_id = $3`,
    [brandId, operatorId, requestId],
  );
  return rows[0];
}

export async function readGrant(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string | bigint },
): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from bonuses_grants g where g.brand_id = $1 and g.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

type Decided = { brandId: number; id: string | bigint } & Actor;

/**
 * Decides a request by another operator than the requester; undefined if it is decided already, or for the requester.
 */
export async function decideGrant(
  db: Queryable,
  { brandId, id, operatorId, operator }: Decided,
  status: 'queued' | 'rejected',
): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `update bonuses_grants g set status = $5, approver_id = $3, approver = $4,
            ended_at = case when $5 = 'rejected' then clock_timestamp() end
      where g.brand_id = $1 and g.id = $2 and g.status = 'requested' and g.requester_id <> $3 returning ${columns}`,
    [brandId, id, operatorId, operator, status],
  );
  return rows[0];
}

/** Activates the member's next bonus if none is active; its days run from now. */
export async function activateNext(db: Queryable, { brandId, memberId }: Owner): Promise<void> {
  await db.query(
    `update bonuses_grants g set status = 'active', active_from = clock_timestamp(), checked_at = clock_timestamp(),
            expires_at = clock_timestamp() + make_interval(days => g.days)
      where g.id = (select q.id from bonuses_grants q where q.brand_id = $1 and q.member_id = $2 and q.status = 'queued'
                     order by q.id limit 1)
        and not exists (select from bonuses_grants a where a.brand_id = $1 and a.member_id = $2 and a.status = 'active')`,
    [brandId, memberId],
  );
}

/** Ends an open bonus; undefined if it is not open. */
export async function endGrant(
  db: Queryable,
  { id, done }: { id: bigint; done: bigint },
  status: 'released' | 'expired' | 'cancelled',
): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `update bonuses_grants g set status = $2, done = $3, ended_at = clock_timestamp()
      where g.id = $1 and (g.status = 'active' or (g.status = 'queued' and $2 = 'cancelled')) returning ${columns}`,
    [id, status, done],
  );
  return rows[0];
}

/** The active bonus, and the database's time. */
export async function readActive(
  db: Queryable,
  { brandId, memberId }: Owner,
): Promise<{ grant: GrantRow; now: Date } | undefined> {
  const { rows } = await db.query<GrantRow & { now: Date }>(
    `select ${columns}, clock_timestamp() as now from bonuses_grants g
      where g.brand_id = $1 and g.member_id = $2 and g.status = 'active'`,
    [brandId, memberId],
  );
  const [row] = rows;
  return row && { grant: row, now: row.now };
}

/**
 * Claims the active bonuses that were checked longest ago and marks them as checked; concurrent callers never claim the
 * same one.
 */
export async function takeActive(db: Queryable, limit: number): Promise<Owner[]> {
  const { rows } = await db.query<Owner>(
    `update bonuses_grants g set checked_at = clock_timestamp()
      where g.id in (select d.id from bonuses_grants d
        where d.status = 'active' and d.checked_at < clock_timestamp() - interval '3 seconds'
        order by d.checked_at limit $1 for no key update skip locked)
     returning g.brand_id as "brandId", g.member_id as "memberId"`,
    [limit],
  );
  return rows;
}

/** The member's active and queued bonuses, in order. */
export async function listOpen(db: Queryable, { brandId, memberId }: Owner): Promise<GrantRow[]> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from bonuses_grants g
      where g.brand_id = $1 and g.member_id = $2 and g.status in ('active', 'queued')
      order by g.status <> 'active', g.id`,
    [brandId, memberId],
  );
  return rows;
}

export type GrantPage = { rows: GrantRow[]; total: number };

/** Which of a member's bonuses that have ended are meant, by the moment and the manner of their end. */
export type EndedFilter = Owner & {
  from: Date | undefined;
  to: Date | undefined;
  status: 'released' | 'expired' | 'cancelled' | undefined;
};

/** What was asked for and refused is the house's, and no member reads of it. */
const isEnded = `g.brand_id = $1 and g.member_id = $2 and g.status in ('released', 'expired', 'cancelled')
  and ($3::timestamptz is null or g.ended_at >= $3) and ($4::timestamptz is null or g.ended_at < $4)
  and ($5::text is null or g.status = $5)`;
const endedValues = ({ brandId, memberId, from, to, status }: EndedFilter): unknown[] => [
  ...[brandId, memberId, from ?? null, to ?? null, status ?? null],
];

/** The member's bonuses that have ended, the last first. */
export async function listEnded(
  db: Queryable,
  filter: EndedFilter,
  { limit, offset, after }: Stretch,
): Promise<GrantRow[]> {
  const { rows } = await db.query<GrantRow>(
    `select ${columns} from bonuses_grants g
      where ${isEnded} and ($8::bigint is null or (g.ended_at, g.id) <
            (select l.ended_at, l.id from bonuses_grants l where l.id = $8 and l.brand_id = $1 and l.member_id = $2))
      order by g.ended_at desc, g.id desc limit $6 offset $7`,
    [...endedValues(filter), limit, offset ?? 0, after ?? null],
  );
  return rows;
}

/** How many those are, and what they come to. */
export async function sumEnded(db: Queryable, filter: EndedFilter): Promise<{ total: number; amount: bigint }> {
  const { rows } = await db.query<{ total: number; amount: bigint }>(
    `select count(*)::int as total, coalesce(sum(g.amount), 0)::bigint as amount from bonuses_grants g where ${isEnded}`,
    endedValues(filter),
  );
  return rows[0] ?? { total: 0, amount: 0n };
}

const views = {
  waiting: ['requested'],
  open: ['active', 'queued'],
  ended: ['released', 'expired', 'cancelled', 'rejected'],
  all: ['requested', 'active', 'queued', 'released', 'expired', 'cancelled', 'rejected'],
} as const;

export async function listOfBrand(
  db: Queryable,
  query: Page & { brandId: number; view: keyof typeof views; search: string | undefined },
): Promise<GrantPage> {
  const { brandId, view, search, pageNum, pageSize } = query;
  const where = `g.brand_id = $1 and g.status = any ($2) and ($3::text is null or strpos(lower(g.account), lower($3)) > 0)`;
  const values = [brandId, [...views[view]], search ?? null];
  const [found, counted] = await Promise.all([
    db.query<GrantRow>(
      `select ${columns} from bonuses_grants g where ${where}
        order by case when $4 then g.id else -g.id end limit $5 offset $6`,
      [...values, view === 'waiting', pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from bonuses_grants g where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countGrants(
  db: Queryable,
  brandId: number,
): Promise<{ waiting: number; open: number; ended: number }> {
  const { rows } = await db.query<{ waiting: number; open: number; ended: number }>(
    `select count(*) filter (where status = any ($2))::int as waiting,
            count(*) filter (where status = any ($3))::int as open,
            count(*) filter (where status = any ($4))::int as ended
       from bonuses_grants where brand_id = $1`,
    [brandId, [...views.waiting], [...views.open], [...views.ended]],
  );
  return rows[0] ?? { waiting: 0, open: 0, ended: 0 };
}
