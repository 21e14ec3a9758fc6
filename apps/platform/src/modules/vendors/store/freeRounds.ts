import type { Queryable } from '#kit/db.ts';
import type { FreeRow } from '../FreeRow.ts';

/* What is over by the clock is over, whether or not the job has stored it. */
const statusNow = `case when f.status = 'active' and f.used = f.rounds then 'finished'
  when f.status in ('requested', 'active') and f.ends_at <= clock_timestamp() then 'expired' else f.status end`;

const columns = `f.id, f.brand_id as "brandId", f.member_id as "memberId", f.account, f.vendor_id as "vendorId",
  f.game_code as "gameCode", f.currency, f.stake, f.rounds, f.used, f.ends_at as "endsAt", ${statusNow} as status,
  (select coalesce(sum(r.win + r.adjusted), 0)::bigint from vendors_rounds r where r.free_id = f.id) as won,
  f.told = 'given' as "isTold", f.requester_id as "requesterId", f.requester, f.approver, f.reason,
  f.created_at as "createdAt",
  f.ended_at as "endedAt"`;

export type NewFree = Pick<
  FreeRow,
  'brandId' | 'memberId' | 'account' | 'vendorId' | 'gameCode' | 'currency' | 'stake' | 'rounds' | 'endsAt' | 'reason'
> & { requestId: string; operatorId: bigint; operator: string };

/** Stores a request for free rounds; undefined if its id is known. */
export async function insertFree(db: Queryable, free: NewFree): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `insert into vendors_free_rounds as f (brand_id, member_id, account, vendor_id, game_code, currency, stake, rounds,
            ends_at, request_id, requester_id, requester, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (brand_id, requester_id, request_id) do nothing returning ${columns}`,
    [
      ...[free.brandId, free.memberId, free.account, free.vendorId, free.gameCode, free.currency, free.stake],
      ...[free.rounds, free.endsAt, free.requestId, free.operatorId, free.operator, free.reason],
    ],
  );
  return rows[0];
}

export async function readFreeByRequest(
  db: Queryable,
  { brandId, operatorId, requestId }: { brandId: number; operatorId: bigint; requestId: string },
): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `select ${columns} from vendors_free_rounds f
      where f.brand_id = $1 and f.requester_id = $2 and f.request_id = $3`,
    [brandId, operatorId, requestId],
  );
  return rows[0];
}

export async function readFree(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `select ${columns} from vendors_free_rounds f where f.brand_id = $1 and f.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

export type GivenFree = Omit<NewFree, 'operatorId' | 'operator' | 'endsAt'> & { requester: string; days: number };

/** Grants by a rule have no requester. */
const NOBODY = 0n;

/** Free rounds granted by a rule: playable at once. Undefined if their id is known. */
export async function insertGivenFree(db: Queryable, free: GivenFree): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `insert into vendors_free_rounds as f (brand_id, member_id, account, vendor_id, game_code, currency, stake, rounds,
            ends_at, request_id, requester_id, requester, reason, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(days => $9), $10, $11, $12, $13, 'active')
     on conflict (brand_id, requester_id, request_id) do nothing returning ${columns}`,
    [
      ...[free.brandId, free.memberId, free.account, free.vendorId, free.gameCode, free.currency, free.stake],
      ...[free.rounds, free.days, free.requestId, NOBODY, free.requester, free.reason],
    ],
  );
  return rows[0];
}

type Decided = { brandId: number; id: string; operatorId: bigint; operator: string };

/**
 * Decides on a request, by someone other than the requester and before it ends; undefined if it is not pending, or by
 * the same operator.
 */
export async function decideFree(
  db: Queryable,
  { brandId, id, operatorId, operator }: Decided,
  status: 'active' | 'rejected',
): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `update vendors_free_rounds f set status = $5, approver_id = $3, approver = $4,
            ended_at = case when $5 = 'rejected' then clock_timestamp() end
      where f.brand_id = $1 and f.id = $2 and f.status = 'requested' and f.requester_id <> $3
        and f.ends_at > clock_timestamp() returning ${columns}`,
    [brandId, id, operatorId, operator, status],
  );
  return rows[0];
}

/** Cancels what is left of free rounds; undefined if nothing is. */
export async function cancelFree(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<FreeRow | undefined> {
  const { rows } = await db.query<FreeRow>(
    `update vendors_free_rounds f set status = 'cancelled', ended_at = clock_timestamp()
      where f.brand_id = $1 and f.id = $2 and f.status = 'active' and f.used < f.rounds
        and f.ends_at > clock_timestamp() returning ${columns}`,
    [brandId, id],
  );
  return rows[0];
}

/** Stores which have ended by the clock. Safe with any number of processes. */
export async function endDueFree(db: Queryable, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `update vendors_free_rounds f set ended_at = clock_timestamp(),
            status = case when f.status = 'active' and f.used = f.rounds then 'finished' else 'expired' end
      where f.id in (select d.id from vendors_free_rounds d
        where d.status in ('requested', 'active') and d.ends_at <= clock_timestamp()
        order by d.ends_at limit $1 for no key update skip locked)`,
    [limit],
  );
  return rowCount ?? 0;
}

/** What a member can still play, in any game; earliest end first. */
export async function readMemberFree(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<FreeRow[]> {
  const { rows } = await db.query<FreeRow>(
    `select ${columns} from vendors_free_rounds f
      where f.member_id = $2 and f.brand_id = $1 and f.status = 'active' and f.used < f.rounds
        and f.ends_at > clock_timestamp() order by f.ends_at, f.id limit 50`,
    [brandId, memberId],
  );
  return rows;
}

const views = {
  waiting: `f.status = 'requested' and f.ends_at > clock_timestamp()`,
  open: `f.status = 'active' and f.used < f.rounds and f.ends_at > clock_timestamp()`,
  ended: `not (f.status in ('requested', 'active') and f.used < f.rounds and f.ends_at > clock_timestamp())`,
  all: 'true',
} as const;

type Page = { pageNum: number; pageSize: number };

export async function readFreePage(
  db: Queryable,
  query: Page & { brandId: number; view: keyof typeof views; search: string | undefined },
): Promise<{ rows: FreeRow[]; total: number }> {
  const { brandId, view, search, pageNum, pageSize } = query;
  const where = `f.brand_id = $1 and ${views[view]} and ($2::text is null or strpos(lower(f.account), lower($2)) > 0)`;
  const values = [brandId, search ?? null];
  const [found, counted] = await Promise.all([
    db.query<FreeRow>(
      `select ${columns} from vendors_free_rounds f where ${where}
        order by case when $3 then f.id else -f.id end limit $4 offset $5`,
      [...values, view === 'waiting', pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from vendors_free_rounds f where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countFree(
  db: Queryable,
  brandId: number,
): Promise<{ waiting: number; open: number; ended: number }> {
  const { rows } = await db.query<{ waiting: number; open: number; ended: number }>(
    `select count(*) filter (where ${views.waiting})::int as waiting, count(*) filter (where ${views.open})::int as open,
            count(*) filter (where ${views.ended})::int as ended
       from vendors_free_rounds f where f.brand_id = $1`,
    [brandId],
  );
  return rows[0] ?? { waiting: 0, open: 0, ended: 0 };
}
