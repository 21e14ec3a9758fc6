import type { listBrandVendors, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { keepsWallets } from './keepsWallets.ts';
import type { RoundCatalogue } from './VendorsDeps.ts';
import { readBrandVendors, readWindows } from './store/brandVendors.ts';

type Shape = OutputOf<typeof listBrandVendors>['vendors'][number];

/** The vendors of a brand as its operators see them: all of them, or one. */
export async function presentBrandVendors(
  deps: { pool: Queryable; catalogue: Pick<RoundCatalogue, 'classesOf'> },
  query: { brandId: number; vendorId?: number },
): Promise<Shape[]> {
  const [rows, windows, classes] = await Promise.all([
    readBrandVendors(deps.pool, query),
    readWindows(deps.pool, query.brandId),
    deps.catalogue.classesOf(query.brandId),
  ]);
  return rows.map((row) => {
    const counts = new Map<string, number>();
    for (const [key, classify] of classes) {
      if (key.startsWith(`${row.vendorId}:`)) counts.set(classify, (counts.get(classify) ?? 0) + 1);
    }
    return {
      ...row,
      keepsWallets: keepsWallets(row.dialect),
      categories: [...counts].map(([classify, games]) => ({ classify, games })),
      windows: windows
        .filter(({ vendorId }) => vendorId === row.vendorId)
        .map(({ id, startsAt, endsAt, reason, notice, createdBy }) => ({
          ...{ id: String(id), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
          ...{ reason, notice, createdBy },
        })),
    };
  });
}
