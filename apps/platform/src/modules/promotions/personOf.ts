import type { ParticipationRow } from './ParticipationRow.ts';

/** Whose marks identify a participation's person: for a referral those of the referred member. */
export function personOf({ brandId, memberId, kind, part }: ParticipationRow): { brandId: number; memberId: bigint } {
  return { brandId, memberId: kind === 'referral' ? BigInt(part) : memberId };
}
