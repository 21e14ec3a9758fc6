import type { Queryable } from '#kit/db.ts';

/**
 * The vendor's ids of all movements of the round `r`, in booking order: the first are in its own row, the rest in a
 * table. For a lateral join; order by `place` and `nth` if needed.
 */
export const keysOfRound = `
  select own.key, 0 as place, own.nth from unnest(r.transactions) with ordinality own (key, nth)
  union all
  select more.key, 1 as place, more.nth from vendors_round_keys more
   where more.member_id = r.member_id and more.round_id = r.id`;

export async function findRoundKeys(
  db: Queryable,
  { brandId, memberId, id }: { brandId: number; memberId: bigint; id: bigint },
): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'vendors_round_keys',
    text: `select k.key from vendors_rounds r cross join lateral (${keysOfRound}) k
            where r.member_id = $2 and r.id = $3 and r.brand_id = $1 order by k.place, k.nth`,
    values: [brandId, memberId, id],
  });
  return rows.map(({ key }) => key);
}
