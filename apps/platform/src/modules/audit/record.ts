import type { Client } from '#kit/db.ts';
import type { Act } from './Act.ts';
import { insertAct } from './store.ts';

/**
 * Records an act in the trail, in the transaction that performs it: both commit or neither. Locks the brand's chain
 * until the end of the transaction, so call it late.
 */
export async function record(client: Client, act: Act): Promise<void> {
  await insertAct(client, {
    ...act,
    reason: act.reason ?? '',
    before: JSON.stringify(act.before ?? {}),
    after: JSON.stringify(act.after ?? {}),
  });
}
