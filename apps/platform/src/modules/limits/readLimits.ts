import type { getLimits, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { presentStanding } from './present.ts';
import { profiles } from './profiles.ts';
import { readBlock, readPolicy, readReminder, readStanding } from './store.ts';
import { readReview } from './store/reviews.ts';

/** A member's current settings, as the contract shows them. */
export async function readLimits(
  db: Queryable,
  member: { brandId: number; memberId: bigint; currency: string },
): Promise<OutputOf<typeof getLimits>> {
  const limits = await readStanding(db, member);
  const block = await readBlock(db, member);
  const reminder = await readReminder(db, member);
  const policy = await readPolicy(db, member.brandId);
  const review = await readReview(db, member, profiles[policy.profile].reviewMonths);
  return presentStanding(member.currency, { limits, block, reminder, policy, review });
}
