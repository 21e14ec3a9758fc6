import type { Pool } from '#kit/db.ts';
import type { Vendors } from '#modules/vendors/index.ts';
import { offeredOf } from './rules.ts';
import { upsertGames } from './store.ts';

/** Syncs the catalogue with a vendor's own list; returns its number of games. Throws SupplierError. */
export async function syncGames(
  pool: Pool,
  vendors: Pick<Vendors, 'listGames'>,
  vendor: { id: number; code: string; launchOrigins: readonly string[] },
): Promise<number> {
  const games = await vendors.listGames(vendor.code);
  const offered = games.map((game) => offeredOf(game, vendor.launchOrigins));
  await upsertGames(pool, vendor.id, offered);
  return games.length;
}
