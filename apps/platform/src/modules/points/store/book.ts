import type { Client, Queryable } from '#kit/db.ts';

type Owner = { brandId: number; memberId: bigint };

/** An entry to be booked: points, or what play of a category has earned in ten-millionths of a point. */
export type PointsItem = Owner & { key: string } & (
    | { kind: 'redeemed' | 'returned' | 'converted'; amount: bigint; ref: string }
    | { kind: 'play'; worth: bigint; ref: string }
  );

export type PointsPosted = {
  idx: number;
  outcome: 'applied' | 'conflict' | 'insufficient_points' | 'below_one';
  amount: bigint;
  balance: bigint;
};

/** Posts to the book of points; results are in the order of the items. */
export async function postPoints(client: Client, items: readonly PointsItem[]): Promise<PointsPosted[]> {
  if (items.length === 0) return [];
  const json = items.map(({ brandId, memberId, ...item }) => ({
    ...{ brand: brandId, member: String(memberId), kind: item.kind, key: item.key, ref: item.ref },
    ...('worth' in item ? { worth: String(item.worth) } : { amount: String(item.amount) }),
  }));
  const { rows } = await client.query<PointsPosted>('select * from points_post($1::jsonb) order by idx', [
    JSON.stringify(json),
  ]);
  return rows;
}

/** Until the end of the transaction this member's redemptions are serialised (advisory lock). */
export async function lockPoints(client: Client, { brandId, memberId }: Owner): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('points:' || $1 || ':' || $2, 0))`, [
    String(brandId),
    String(memberId),
  ]);
}

export async function readPoints(db: Queryable, { brandId, memberId }: Owner): Promise<bigint> {
  const { rows } = await db.query<{ balance: bigint }>(
    'select balance from points_accounts where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  return rows[0]?.balance ?? 0n;
}

export type PointsEntryRow = {
  version: bigint;
  kind: 'earned' | 'takenBack' | 'redeemed' | 'returned' | 'converted';
  amount: bigint;
  balanceAfter: bigint;
  ref: string;
  createdAt: Date;
};

/** A page of the book, newest first. Entry versions have no gaps, so a page is a range of versions. */
export async function listEntries(
  db: Queryable,
  { brandId, memberId, pageNum, pageSize }: Owner & { pageNum: number; pageSize: number },
): Promise<{ rows: PointsEntryRow[]; total: number }> {
  const { rows: accounts } = await db.query<{ version: bigint }>(
    'select version from points_accounts where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  const total = accounts[0]?.version ?? 0n;
  const newest = total - BigInt((pageNum - 1) * pageSize);
  const { rows } = await db.query<PointsEntryRow>(
    `select version, kind, amount, balance_after as "balanceAfter", ref, created_at as "createdAt"
       from points_entries
      where member_id = $2 and brand_id = $1 and version <= $3 and version > $3 - $4::integer
      order by version desc`,
    [brandId, memberId, newest, pageSize],
  );
  return { rows, total: Number(total) };
}
