import type { Client } from '#kit/db.ts';
import type { Act } from './Act.ts';
import { insertAct } from './store.ts';

/**
 * Writes an act into the trail, in the transaction that does it: either both stand or neither. The brand's chain is
 * held from here to the end of the transaction, so this comes late in it.
 */
export async function record(client: Client, act: Act): Promise<void> {
  await insertAct(client, {
    ...act,
    reason: act.reason ?? '',
    before: JSON.stringify(act.before ?? {}),
    after: JSON.stringify(act.after ?? {}),
  });
}
