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
