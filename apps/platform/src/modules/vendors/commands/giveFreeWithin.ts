import type { FreeRow } from '../FreeRow.ts';
import { insertGivenFree, type GivenFree } from '../store/freeRounds.ts';
import type { Transaction } from '../VendorsDeps.ts';

/**
 * Grants free rounds by a rule within the caller's transaction, idempotent by request id; whoever set up the rule is
 * responsible for stake and number. Playable from the commit on, for `days`.
 */
export async function giveFreeWithin(client: Transaction, free: GivenFree): Promise<FreeRow> {
  const row = await insertGivenFree(client, free);
  if (!row) throw new Error(`The free rounds ${free.requestId} were given already.`);
  return row;
}
