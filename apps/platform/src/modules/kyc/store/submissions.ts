import type { Client, Queryable } from '#kit/db.ts';
import type { Level, SubmissionRow } from '../SubmissionRow.ts';

type MemberOf = { brandId: number; memberId: bigint };

const columns = `s.id, s.member_id as "memberId", s.account, s.level, s.status, s.public_reason as "publicReason", s.reason,
  to_char(s.expires_on, 'YYYY-MM-DD') as "expiresOn",
  coalesce(s.expires_on < (now() at time zone b.time_zone)::date, false) as "isExpired",
  s.decided_by_name as "decidedBy", s.decided_at as "decidedAt", s.created_at as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'mediaType', d.media_type) order by d.nth)
    from kyc_documents d where d.submission_id = s.id), '[]') as documents`;
const from = `kyc_submissions s join site_brands b on b.id = s.brand_id`;

/** The latest documents of each of a member's levels. */
export async function readNewest(db: Queryable, { brandId, memberId }: MemberOf): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `select distinct on (s.level) ${columns} from ${from}
      where s.member_id = $2 and s.brand_id = $1 order by s.level, s.id desc`,
    [brandId, memberId],
  );
  return rows;
}

/** The levels with a currently valid approval, by the brand's clock. */
export async function readValidLevels(db: Queryable, { brandId, memberId }: MemberOf): Promise<Set<number>> {
  const { rows } = await db.query<{ level: number }>(
    `select distinct s.level from ${from}
      where s.member_id = $2 and s.brand_id = $1 and s.status = 'approved'
        and (s.expires_on is null or s.expires_on >= (now() at time zone b.time_zone)::date)`,
    [brandId, memberId],
  );
  return new Set(rows.map(({ level }) => level));
}

/** The levels with a currently valid approval of each of some members; members without any are left out. */
export async function readLevelsOfMany(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Map<bigint, Set<number>>> {
  const { rows } = await db.query<{ memberId: bigint; levels: number[] }>(
    `select s.member_id as "memberId", array_agg(distinct s.level::integer) as levels from ${from}
      where s.member_id = any ($2::bigint[]) and s.brand_id = $1 and s.status = 'approved'
        and (s.expires_on is null or s.expires_on >= (now() at time zone b.time_zone)::date)
      group by s.member_id`,
    [brandId, memberIds],
  );
  return new Map(rows.map(({ memberId, levels }) => [memberId, new Set(levels)]));
}

/** Inserts documents; undefined if some of the level are pending. */
export async function insertSubmission(
  client: Client,
  { brandId, memberId, account, level }: MemberOf & { account: string; level: Level },
): Promise<bigint | undefined> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into kyc_submissions (brand_id, member_id, account, level) values ($1, $2, $3, $4)
     on conflict (member_id, level) where status = 'inReview' do nothing returning id`,
    [brandId, memberId, account, level],
  );
  return rows[0]?.id;
}

export async function readSubmission(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<SubmissionRow | undefined> {
  const { rows } = await db.query<SubmissionRow>(`select ${columns} from ${from} where s.brand_id = $1 and s.id = $2`, [
    brandId,
    id,
  ]);
  return rows[0];
}

/** Decides pending documents; of concurrent callers one gets the row, the others false. */
export async function decideSubmission(
  client: Client,
  decision: {
    brandId: number;
    id: string;
    status: 'approved' | 'rejected';
    expiresOn: string | undefined;
    publicReason: string;
    reason: string;
    operatorId: bigint;
    operator: string;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update kyc_submissions set status = $3, expires_on = $4, public_reason = $5, reason = $6, decided_by = $7,
            decided_by_name = $8, decided_at = clock_timestamp()
      where brand_id = $1 and id = $2 and status = 'inReview'`,
    [
      ...[decision.brandId, decision.id, decision.status, decision.expiresOn ?? null, decision.publicReason],
      ...[decision.reason, decision.operatorId, decision.operator],
    ],
  );
  return rowCount === 1;
}

export async function readQueue(
  db: Queryable,
  filter: { brandId: number; status: SubmissionRow['status'] | 'all'; memberId: bigint | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const where = `s.brand_id = $1 and ($2 = 'all' or s.status = $2) and ($3::bigint is null or s.member_id = $3)`;
  const values = [filter.brandId, filter.status, filter.memberId ?? null];
  const { rows } = await db.query<SubmissionRow>(
    `select ${columns} from ${from} where ${where}
      order by s.id ${filter.status === 'inReview' ? '' : 'desc'} limit $4 offset $5`,
    [...values, page.limit, page.offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from kyc_submissions s where ${where}`,
    values,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The number of pending documents, and since when the oldest waits. */
export async function readWaiting(db: Queryable, brandId: number): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::integer as count, min(created_at) as "oldestAt"
       from kyc_submissions where brand_id = $1 and status = 'inReview'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
