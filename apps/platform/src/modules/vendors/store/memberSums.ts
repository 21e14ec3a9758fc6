import type { Queryable } from '#kit/db.ts';

/** Valid bets of each of some members, up to a time; without members who have none. */
export async function sumValidBetsOfMembers(
  db: Queryable,
  query: { brandId: number; memberIds: readonly bigint[]; currency: string; until: Date | null },
): Promise<Map<bigint, bigint>> {
  if (query.memberIds.length === 0) return new Map();
  const { rows } = await db.query<{ memberId: bigint; total: bigint }>(
    `select member_id as "memberId", sum(valid_bet)::bigint as total from vendors_rounds
      where member_id = any ($2::bigint[]) and brand_id = $1 and currency = $3
        and ($4::timestamptz is null or started_at < $4)
      group by member_id`,
    [query.brandId, query.memberIds, query.currency, query.until],
  );
  return new Map(rows.map(({ memberId, total }) => [memberId, total]));
}

/** Valid bets of each of some members in rounds begun since a time, on all games or some; each member by his own index. */
export async function sumValidBetsSince(
  db: Queryable,
  query: {
    brandId: number;
    memberIds: readonly bigint[];
    currency: string;
    since: Date;
    /** As `<vendor id>:<game code>`; undefined for all. */
    games: readonly string[] | undefined;
  },
): Promise<Map<bigint, bigint>> {
  const { rows } = await db.query<{ memberId: bigint; total: bigint }>(
    `select u.id as "memberId", s.total from unnest($2::bigint[]) as u (id) cross join lateral (
       select coalesce(sum(r.valid_bet), 0)::bigint as total from vendors_rounds r
        where r.member_id = u.id and r.started_at >= $4 and r.brand_id = $1 and r.currency = $3
          and ($5::text[] is null or r.vendor_id || ':' || r.game_code = any ($5)) offset 0) s`,
    [query.brandId, query.memberIds, query.currency, query.since, query.games ?? null],
  );
  return new Map(rows.map(({ memberId, total }) => [memberId, total]));
}

/** Which of some members began a round since a time that was not cancelled. */
export async function playersAmong(
  db: Queryable,
  { brandId, memberIds, since }: { brandId: number; memberIds: readonly bigint[]; since: Date },
): Promise<Set<bigint>> {
  const { rows } = await db.query<{ id: bigint }>(
    `select u.id from unnest($2::bigint[]) as u (id) cross join lateral (
       select from vendors_rounds r
        where r.member_id = u.id and r.started_at >= $3 and r.brand_id = $1 and r.status <> 'cancelled' limit 1) f`,
    [brandId, memberIds, since],
  );
  return new Set(rows.map(({ id }) => id));
}

export type RankedMember = { memberId: bigint; validBet: bigint; rounds: number };

/** The members of a brand with the highest valid bets in rounds begun within a period, highest first. */
export async function rankMembers(
  db: Queryable,
  query: { brandId: number; currency: string; from: Date; to: Date; limit: number },
): Promise<RankedMember[]> {
  const { rows } = await db.query<RankedMember>({
    name: 'vendors_ranked_members',
    text: `select member_id as "memberId", sum(valid_bet)::bigint as "validBet",
                  count(*) filter (where valid_bet > 0)::integer as rounds
             from vendors_rounds
            where brand_id = $1 and started_at >= $2 and started_at < $3 and currency = $4
            group by member_id having sum(valid_bet) > 0
            order by sum(valid_bet) desc, member_id limit $5`,
    values: [query.brandId, query.from, query.to, query.currency, query.limit],
  });
  return rows;
}

/** The result of the rounds that a member began within a period. */
export type Loss = {
  /** Stakes minus wins of settled rounds; negative if the member has won. */
  lost: bigint;
  /** Number of rounds that are not settled yet. */
  open: number;
  /** By the database's clock. */
  isOver: boolean;
};

/** A member's losses; free rounds are no loss of the member, and their wins reduce none. */
export async function sumLossOfMember(
  db: Queryable,
  query: { brandId: number; memberId: bigint; currency: string; from: Date; to: Date },
): Promise<Loss> {
  const { rows } = await db.query<Loss>({
    name: 'vendors_loss_of_member',
    text: `select coalesce(sum(bet - win - adjusted) filter (where is_closed), 0)::bigint as lost,
                  count(*) filter (where not is_closed and status = 'open')::int as open,
                  clock_timestamp() >= $5::timestamptz as "isOver"
             from vendors_rounds
            where member_id = $2 and brand_id = $1 and currency = $3 and started_at >= $4 and started_at < $5
              and free_id is null`,
    values: [query.brandId, query.memberId, query.currency, query.from, query.to],
  });
  const [row] = rows;
  if (!row) throw new Error('The database gave no sum.');
  return row;
}
