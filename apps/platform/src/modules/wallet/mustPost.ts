import type { Queryable } from '#kit/db.ts';
import { mustApply, type Refusable } from './mustApply.ts';
import type { PostResult, WalletItem } from './rules.ts';
import { postWithin } from './store.ts';

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
  mustApply(posted, what, refusals);
  return posted;
}
