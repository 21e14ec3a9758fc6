import type { Queryable } from '#kit/db.ts';

/** Rows of any table that name their brand, and rows of the ledger, by their number. */
const named = /^(?:[a-z_]+ (brand_id)|wallet_(accounts|entries|transfers|transits) (?:id|account_id))=(\d+)/;

/** The brand of each row that a check reports; chains and batches are shared and have none. */
export async function brandsOfPlaces(db: Queryable, places: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const accounts = new Map<string, string[]>();
  const transfers = new Map<string, string[]>();
  const transits = new Map<string, string[]>();
  for (const place of places) {
    const [, key, table, id] = named.exec(place) ?? [];
    if (id === undefined) continue;
    if (key !== undefined) {
      found.set(place, Number(id));
      continue;
    }
    const ids = table === 'transfers' ? transfers : table === 'transits' ? transits : accounts;
    ids.set(id, [...(ids.get(id) ?? []), place]);
  }
  for (const [table, ids] of [
    ['wallet_accounts', accounts],
    ['wallet_transfers', transfers],
    ['wallet_transits', transits],
  ] as const) {
    const { rows } = await db.query<{ id: string; brandId: number }>(
      `select id::text as id, brand_id as "brandId" from ${table} where id = any($1::bigint[])`,
      [[...ids.keys()]],
    );
    for (const { id, brandId } of rows) for (const place of ids.get(id) ?? []) found.set(place, brandId);
  }
  return found;
}
