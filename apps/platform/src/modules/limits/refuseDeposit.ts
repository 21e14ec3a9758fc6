import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { profiles } from './profiles.ts';
import { refuseBlocked } from './refuseBlocked.ts';
import { readPolicy, readStanding } from './store.ts';
import { readReview } from './store/reviews.ts';

type Request = { brandId: number; memberId: bigint; currency: string; amount: bigint; waiting: bigint };

/**
 * Refuses a request for a deposit that the member's own limits do not leave room for, with what is waiting to be credited
 * already counted in, or before which the brand's licence asks for something; `readLevel` tells how far the member is
 * verified. Amounts in 1/100,000. The ledger judges the limits once more when the money is credited.
 */
export async function refuseDeposit(db: Queryable, request: Request, readLevel: () => Promise<number>): Promise<void> {
  await refuseBlocked(db, request);
  const { profile } = await readPolicy(db, request.brandId);
  const { isIdentityAsked, isLimitAsked, reviewMonths } = profiles[profile];
  if (isIdentityAsked && (await readLevel()) === 0) throw new Refusal('deposit_level_too_low');
  if (isLimitAsked && !(await readReview(db, request, reviewMonths)).isDone) throw new Refusal('limit_unanswered');
  const asked = request.amount + request.waiting;
  for (const { measure, allowed, used } of await readStanding(db, request)) {
    if (measure === 'deposit' && allowed !== null && used + asked > allowed) throw new Refusal('deposit_limit');
  }
}
