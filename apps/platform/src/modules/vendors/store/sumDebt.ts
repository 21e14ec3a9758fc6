import type { Queryable } from '#kit/db.ts';

/** What these transfers had to book as a debt of their member, in 1/100,000. */
export async function sumDebt(
  db: Queryable,
  { brandId, transfers }: { brandId: number; transfers: readonly Readonly<{ scope: string; key: string }>[] },
): Promise<bigint> {
  const { rows } = await db.query<{ debt: bigint }>({
    name: 'vendors_sum_debt',
    text: `select coalesce(sum(t.debt), 0)::bigint as debt
             from unnest($2::text[], $3::text[]) as i (scope, key)
            cross join lateral (
              select w.debt from wallet_transfers w
               where w.key = i.key and w.scope = i.scope and w.brand_id = $1 offset 0
            ) t`,
    values: [brandId, transfers.map(({ scope }) => scope), transfers.map(({ key }) => key)],
  });
  return rows[0]?.debt ?? 0n;
}
