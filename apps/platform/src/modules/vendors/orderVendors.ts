import type { Queryable } from '#kit/db.ts';

/**
 * Puts these vendors of a brand first, in this order, as the owner of the database. A vendor that the brand does not
 * have is passed over, and one that an operator has placed stays where it is.
 */
export async function orderVendors(
  owner: Queryable,
  { brandId, codes }: { brandId: number; codes: readonly string[] },
): Promise<void> {
  await owner.query(
    `update vendors_brand_vendors b set position = o.nth * 10
       from unnest($2::text[]) with ordinality as o (code, nth) join vendors_vendors v on v.code = o.code
      where b.vendor_id = v.id and b.brand_id = $1 and b.version = 1`,
    [brandId, codes],
  );
}
