import type { Client } from '../../kit/db.ts';
import { insertAct } from './store.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** One act of an operator. Amounts stand in `before` and `after` as decimal strings. */
export type Act = {
  brandId: number;
  actorId: bigint;
  actor: string;
  ip: string;
  /** `<module>.<operation>`. */
  action: string;
  objectType: string;
  objectId: string;
  reason?: string;
  before?: Facts;
  after?: Facts;
};

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
