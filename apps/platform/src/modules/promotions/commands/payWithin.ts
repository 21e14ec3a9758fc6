import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import type { Paid } from './payHeld.ts';

/** Does the paying in one transaction and tells the wallet's listeners once it is committed. */
export async function payWithin(
  deps: PromotionsDeps,
  pay: (client: Transaction) => Promise<Paid>,
): Promise<ParticipationRow> {
  const { row, given, isHeld } = await retried(() => transact(deps.pool, pay));
  if (given) deps.wallet.announce(given.items, given.results);
  // What was found stays written; only the money does not move.
  if (isHeld) throw new Refusal('promotion_held');
  return row;
}
