import type { InputOf, createReward } from '@baize/contract';
import type { Client, Queryable } from '#kit/db.ts';
import type { RewardRow } from '../RewardRow.ts';

type Draft = InputOf<typeof createReward>;
type Page = { pageNum: number; pageSize: number };

const columns = `r.id, r.version, r.kind, r.category, r.name, r.about, r.image, r.points, r.amount, r.pays,
  r.needs_address as "needsAddress", r.stock, r.taken, r.member_cap as "memberCap", r.opens_at as "opensAt",
  r.closes_at as "closesAt", r.is_listed as "isListed", r.position, r.updated_by as "updatedBy",
  r.updated_at as "updatedAt"`;

const valuesOf = (draft: Draft): unknown[] => [
  ...[draft.kind, JSON.stringify(draft.name), JSON.stringify(draft.about), draft.image, draft.points],
  ...[draft.amount, draft.pays, draft.needsAddress, draft.stock, draft.memberCap, draft.opensAt, draft.closesAt],
  ...[draft.isListed, draft.position, draft.category],
];

export async function insertReward(
  db: Queryable,
  { brandId, draft, by }: { brandId: number; draft: Draft; by: string },
): Promise<RewardRow> {
  const { rows } = await db.query<RewardRow>(
    `insert into points_rewards as r (brand_id, updated_by, kind, name, about, image, points, amount, pays,
            needs_address, stock, member_cap, opens_at, closes_at, is_listed, position, category)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning ${columns}`,
    [brandId, by, ...valuesOf(draft)],
  );
  const [row] = rows;
  if (!row) throw new Error('The reward was not written.');
  return row;
}

/** Changes a reward if its version is the one that was read; otherwise undefined. */
export async function writeReward(
  db: Queryable,
  change: { brandId: number; id: string; version: number; draft: Draft; by: string },
): Promise<RewardRow | undefined> {
  const { rows } = await db.query<RewardRow>(
    `update points_rewards r set version = r.version + 1, updated_at = clock_timestamp(), updated_by = $2, kind = $3,
            name = $4::jsonb, about = $5::jsonb, image = $6, points = $7, amount = $8, pays = $9, needs_address = $10,
            stock = $11, member_cap = $12, opens_at = $13, closes_at = $14, is_listed = $15, position = $16,
            category = $17
      where r.brand_id = $1 and r.id = $18 and r.version = $19 returning ${columns}`,
    [change.brandId, change.by, ...valuesOf(change.draft), change.id, change.version],
  );
  return rows[0];
}

export async function readReward(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<(RewardRow & { isOpen: boolean }) | undefined> {
  const { rows } = await db.query<RewardRow & { isOpen: boolean }>(
    `select ${columns}, ${isOpen} as "isOpen" from points_rewards r where r.brand_id = $1 and r.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

const isOpen = `(r.is_listed and (r.opens_at is null or r.opens_at <= clock_timestamp())
  and (r.closes_at is null or r.closes_at > clock_timestamp()))`;

/** How many pieces a member has received or requested. */
const takenBy = (member: string): string =>
  `(select coalesce(sum(d.quantity), 0)::integer from points_redemptions d
     where d.member_id = ${member} and d.reward_id = r.id and d.status <> 'rejected')`;

/**
 * Takes pieces from the stock, if the version is the one that was read and there are enough in total and for this
 * member; otherwise undefined. Call it after `lockPoints`, so that all of the member's redemptions are visible.
 */
export async function takeStock(
  client: Client,
  take: { brandId: number; id: string; version: number; quantity: number; memberId: bigint },
): Promise<RewardRow | undefined> {
  const { rows } = await client.query<RewardRow>(
    `update points_rewards r set taken = r.taken + $4::integer
      where r.brand_id = $1 and r.id = $2 and r.version = $3 and ${isOpen} and r.taken + $4::integer <= r.stock
        and (r.member_cap is null or ${takenBy('$5')} + $4::integer <= r.member_cap)
     returning ${columns}`,
    [take.brandId, take.id, take.version, take.quantity, take.memberId],
  );
  return rows[0];
}

/** How many pieces of a reward a member has received or requested. */
export async function readTaken(
  db: Queryable,
  { memberId, rewardId }: { memberId: bigint; rewardId: bigint },
): Promise<number> {
  const { rows } = await db.query<{ taken: number }>(
    `select ${takenBy('$1')} as taken from points_rewards r where r.id = $2`,
    [memberId, rewardId],
  );
  return rows[0]?.taken ?? 0;
}

/** Returns pieces to the stock. */
export async function returnStock(client: Client, { id, quantity }: { id: bigint; quantity: number }): Promise<void> {
  await client.query('update points_rewards set taken = taken - $2 where id = $1', [id, quantity]);
}

export type SeenReward = RewardRow & { takenByMember: number };

const orders = {
  position: 'r.position, r.id',
  pointsUp: 'r.points, r.id',
  pointsDown: 'r.points desc, r.id',
} as const;

/** The rewards that a brand offers now, with how many of each this member has taken. */
export async function listOffered(
  db: Queryable,
  query: Page & {
    brandId: number;
    memberId: bigint;
    kind: RewardRow['kind'] | undefined;
    category: RewardRow['category'] | undefined;
    upTo: number | undefined;
    sort: keyof typeof orders;
  },
): Promise<{ rows: SeenReward[]; total: number }> {
  const where = `r.brand_id = $1 and ${isOpen} and ($2::text is null or r.kind = $2)
    and ($3::bigint is null or r.points <= $3) and ($4::text is null or r.category = $4)`;
  const values = [query.brandId, query.kind ?? null, query.upTo ?? null, query.category ?? null];
  const [found, counted] = await Promise.all([
    db.query<SeenReward>(
      `select ${columns}, ${takenBy('$5')} as "takenByMember" from points_rewards r where ${where}
        order by ${orders[query.sort]} limit $6 offset $7`,
      [...values, query.memberId, query.pageSize, (query.pageNum - 1) * query.pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from points_rewards r where ${where}`, values),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** All rewards of a brand, in order. */
export async function listCatalogue(
  db: Queryable,
  { brandId, pageNum, pageSize }: Page & { brandId: number },
): Promise<{ rows: RewardRow[]; total: number }> {
  const [found, counted] = await Promise.all([
    db.query<RewardRow>(
      `select ${columns} from points_rewards r where r.brand_id = $1 order by r.position, r.id limit $2 offset $3`,
      [brandId, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>('select count(*)::int as total from points_rewards where brand_id = $1', [brandId]),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
