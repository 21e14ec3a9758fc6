import type { ParticipationRow } from './ParticipationRow.ts';

/** Whose marks tell whether a participation is one person's: of a referral those of whom the member brought. */
export function personOf({ brandId, memberId, kind, part }: ParticipationRow): { brandId: number; memberId: bigint } {
  return { brandId, memberId: kind === 'referral' ? BigInt(part) : memberId };
}
