import type { Queryable } from '../../kit/db.ts';
import { Refusal } from '../../kit/refusal.ts';
import type { Outcome, PostResult, WalletItem } from './rules.ts';
import { postWithin } from './store.ts';

/** What the ledger may answer that the caller was told it could. */
type Refusable = Extract<Outcome, 'account_closed' | 'insufficient_funds'>;

/**
 * Posts what has to be booked in the caller's transaction. An outcome that `refusals` names is refused by that name; any other
 * than `applied` throws, so that nothing of the transaction stands. `what` is posted, for whoever reads the error.
 */
export async function mustPost(
  db: Queryable,
  items: readonly WalletItem[],
  what: string,
  refusals: readonly Refusable[] = [],
): Promise<PostResult[]> {
  const posted = await postWithin(db, items);
  for (const { outcome } of posted) {
    const refusal = refusals.find((name) => name === outcome);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (outcome !== 'applied') throw new Error(`The ledger answered ${outcome} to ${what}.`);
  }
  return posted;
}
