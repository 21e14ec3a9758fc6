import type { Transaction } from '../PromotionsDeps.ts';
import { lookSoon } from '../store/looks.ts';

/**
 * Has the job look at what a member has done, in the transaction that makes it true: a deposit was credited, a profile was
 * completed. Nothing is decided here, so that a promotion can neither slow nor fail what others do.
 */
export function noteFact(client: Transaction, owner: { brandId: number; memberId: bigint }): Promise<void> {
  return lookSoon(client, owner);
}
