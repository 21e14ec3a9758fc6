import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { refuseBlocked } from './refuseBlocked.ts';
import { readStanding } from './store.ts';

/**
 * Refuses a deposit request beyond the member's own limits, pending ones included. Amounts in 1/100,000. The ledger
 * checks again when the money is credited.
 */
export async function refuseDeposit(
  db: Queryable,
  request: { brandId: number; memberId: bigint; currency: string; amount: bigint; waiting: bigint },
): Promise<void> {
  await refuseBlocked(db, request);
  const asked = request.amount + request.waiting;
  for (const { measure, allowed, used } of await readStanding(db, request)) {
    if (measure === 'deposit' && allowed !== null && used + asked > allowed) throw new Refusal('deposit_limit');
  }
}
