import type { Queryable } from '#kit/db.ts';

type Stretch = {
  brandId: number;
  memberId: bigint;
  since: Date | undefined;
  until: Date | null;
  minimum: bigint;
  /** Deposits to exclude. */
  without: readonly bigint[];
  /** The number of matching deposits to skip. */
  skip?: number;
};

/** The member's first deposit of at least `minimum` that was approved since a given time and before another. */
export async function readFirstDeposit(
  db: Queryable,
  { brandId, memberId, since, until, minimum, without, skip = 0 }: Stretch,
): Promise<{ id: bigint; amount: bigint; currency: string } | undefined> {
  const { rows } = await db.query<{ id: bigint; amount: bigint; currency: string }>(
    `select id, amount, currency from cashier_deposits
      where brand_id = $1 and member_id = $2 and status = 'approved' and amount >= $5
        and ($3::timestamptz is null or decided_at >= $3) and ($4::timestamptz is null or decided_at < $4)
        and id <> all ($6::bigint[])
      order by decided_at, id limit 1 offset $7`,
    [brandId, memberId, since ?? null, until, minimum, without, skip],
  );
  return rows[0];
}

/** Counting stops here; no rule asks for more. */
const MOST = 100;

/** The number of a member's credited deposits, capped at a hundred. */
export async function countDeposits(
  db: Queryable,
  { brandId, memberId }: Pick<Stretch, 'brandId' | 'memberId'>,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from (select from cashier_deposits
      where brand_id = $1 and member_id = $2 and status = 'approved' limit ${MOST}) d`,
    [brandId, memberId],
  );
  return rows[0]?.total ?? 0;
}

/** Which of some members have a credited deposit. */
export async function depositorsAmong(
  db: Queryable,
  { brandId, memberIds }: { brandId: number; memberIds: readonly bigint[] },
): Promise<Set<bigint>> {
  const { rows } = await db.query<{ id: bigint }>(
    `select u.id from unnest($2::bigint[]) as u (id) cross join lateral (
       select from cashier_deposits d where d.brand_id = $1 and d.member_id = u.id and d.status = 'approved' limit 1) f`,
    [brandId, memberIds],
  );
  return new Set(rows.map(({ id }) => id));
}
