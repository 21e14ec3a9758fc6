import type { Client, Queryable } from '#kit/db.ts';
import type { RedemptionRow } from '../RedemptionRow.ts';

type Owner = { brandId: number; memberId: bigint };
type Page = { pageNum: number; pageSize: number };
type Status = RedemptionRow['status'];

const columns = `d.id, d.brand_id as "brandId", d.member_id as "memberId", d.account, d.kind,
  d.reward_id as "rewardId", d.name, d.image, d.quantity, d.unit_points as "unitPoints", d.points, d.amount, d.pays,
  d.currency, d.recipient, d.address, d.mobile, d.status, d.remark, d.operator, d.created_at as "createdAt",
  d.decided_at as "decidedAt"`;

type NewRedemption = Omit<RedemptionRow, 'id' | 'status' | 'remark' | 'operator' | 'createdAt' | 'decidedAt'> & {
  requestId: string;
};

/** Inserts a redemption; a conversion is final, everything else waits for a decision. */
export async function insertRedemption(client: Client, row: NewRedemption): Promise<RedemptionRow> {
  const { rows } = await client.query<RedemptionRow>(
    `insert into points_redemptions as d (brand_id, member_id, account, request_id, kind, reward_id, name, image,
            quantity, unit_points, points, amount, pays, currency, recipient, address, mobile, status, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
             case when $5 = 'convert' then 'approved' else 'inProcess' end,
             case when $5 = 'convert' then clock_timestamp() end)
     returning ${columns}`,
    [
      ...[row.brandId, row.memberId, row.account, row.requestId, row.kind, row.rewardId, JSON.stringify(row.name)],
      ...[row.image, row.quantity, row.unitPoints, row.points, row.amount, row.pays, row.currency, row.recipient],
      ...[row.address, row.mobile],
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('The redemption was not written.');
  return written;
}

export async function readByRequest(
  db: Queryable,
  { brandId, memberId }: Owner,
  requestId: string,
): Promise<RedemptionRow | undefined> {
  const { rows } = await db.query<RedemptionRow>(
    `select ${columns} from points_redemptions d where d.brand_id = $1 and d.member_id = $2 and d.request_id = $3`,
    [brandId, memberId, requestId],
  );
  return rows[0];
}

export async function readRedemption(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<RedemptionRow | undefined> {
  const { rows } = await db.query<RedemptionRow>(
    `select ${columns} from points_redemptions d where d.brand_id = $1 and d.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/** Decides a redemption; undefined if it is decided already. */
export async function decideRedemption(
  client: Client,
  decision: { brandId: number; id: bigint; status: Exclude<Status, 'inProcess'>; remark: string; operator: string },
): Promise<RedemptionRow | undefined> {
  const { rows } = await client.query<RedemptionRow>(
    `update points_redemptions d set status = $3, remark = $4, operator = $5, decided_at = clock_timestamp()
      where d.brand_id = $1 and d.id = $2 and d.status = 'inProcess' returning ${columns}`,
    [decision.brandId, decision.id, decision.status, decision.remark, decision.operator],
  );
  return rows[0];
}

type RedemptionPage = { rows: RedemptionRow[]; total: number };

export async function listOwn(
  db: Queryable,
  { brandId, memberId, status, pageNum, pageSize }: Owner & Page & { status: Status | undefined },
): Promise<RedemptionPage> {
  const where = 'd.brand_id = $1 and d.member_id = $2 and ($3::text is null or d.status = $3)';
  const values = [brandId, memberId, status ?? null];
  const [found, counted] = await Promise.all([
    db.query<RedemptionRow>(
      `select ${columns} from points_redemptions d where ${where} order by d.created_at desc, d.id desc limit $4 offset $5`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from points_redemptions d where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

const states: readonly Status[] = ['inProcess', 'approved', 'rejected'];

/** The brand's redemptions, optionally of one state or one member. */
export async function listOfBrand(
  db: Queryable,
  query: Page & { brandId: number; view: Status | 'all'; memberId: bigint | undefined },
): Promise<RedemptionPage> {
  const { brandId, view, memberId, pageNum, pageSize } = query;
  const where = `d.brand_id = $1 and d.status = any ($2) and ($3::bigint is null or d.member_id = $3)`;
  const values = [brandId, view === 'all' ? states : [view], memberId ?? null];
  const [found, counted] = await Promise.all([
    db.query<RedemptionRow>(
      `select ${columns} from points_redemptions d where ${where}
        order by ${view === 'inProcess' ? 'd.created_at, d.id' : 'd.created_at desc, d.id desc'} limit $4 offset $5`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from points_redemptions d where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countWaiting(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from points_redemptions where brand_id = $1 and status = 'inProcess'`,
    [brandId],
  );
  return rows[0]?.count ?? 0;
}

/** How many redemptions wait for a decision, and since when. */
export async function readWaitingRedemptions(
  db: Queryable,
  brandId: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from points_redemptions
      where brand_id = $1 and status = 'inProcess'`,
    [brandId],
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}
