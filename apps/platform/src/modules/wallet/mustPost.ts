import type { Queryable } from '#kit/db.ts';
import { mustApply, type Refusable } from './mustApply.ts';
import type { PostResult, WalletItem } from './rules.ts';
import { postWithin } from './store.ts';

/**
 * Posts in the caller's transaction. Outcomes in `refusals` are refused by that code; any other than `applied` throws,
 * so that the transaction rolls back. `what` describes the posting in error messages.
 */
export async function mustPost(
  db: Queryable,
  items: readonly WalletItem[],
  what: string,
  refusals: readonly Refusable[] = [],
): Promise<PostResult[]> {
  const posted = await postWithin(db, items);
  mustApply(posted, what, refusals);
  return posted;
}
