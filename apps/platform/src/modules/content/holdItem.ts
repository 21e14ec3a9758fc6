import type { Client } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import type { ContentRow } from './ContentRow.ts';
import { readItem } from './store.ts';

/** Locks an item until the end of the transaction, if its version is the one that was read; otherwise refuses. */
export async function holdItem(
  client: Client,
  brandId: number,
  known: { id: string; version: number },
): Promise<ContentRow> {
  const row = await readItem(client, brandId, known.id);
  if (row === undefined) throw new Refusal('content_not_found');
  if (row.version !== known.version) throw new Refusal('version_conflict');
  return row;
}
