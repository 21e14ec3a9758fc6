import type { getLimits, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { presentStanding } from './present.ts';
import { readBlock, readPolicy, readReminder, readStanding } from './store.ts';

/** A member's current settings, as the contract shows them. */
export async function readLimits(
  db: Queryable,
  member: { brandId: number; memberId: bigint; currency: string },
): Promise<OutputOf<typeof getLimits>> {
  const limits = await readStanding(db, member);
  const block = await readBlock(db, member);
  const reminder = await readReminder(db, member);
  const policy = await readPolicy(db, member.brandId);
  return presentStanding(member.currency, { limits, block, reminder, policy });
}
