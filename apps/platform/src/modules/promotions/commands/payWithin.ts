import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { ParticipationRow } from '../ParticipationRow.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import type { Paid } from './payHeld.ts';

/** Runs the payment in one transaction and notifies the wallet's listeners after the commit. */
export async function payWithin(
  deps: PromotionsDeps,
  pay: (client: Transaction) => Promise<Paid>,
): Promise<ParticipationRow> {
  const { row, given, isHeld } = await retried(() => transact(deps.pool, pay));
  if (given) deps.wallet.announce(given.items, given.results);
  // The findings are committed; only the money does not move.
  if (isHeld) throw new Refusal('promotion_held');
  return row;
}
