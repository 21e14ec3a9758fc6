import type { Campaign } from './Campaign.ts';

export type Standing = 'hidden' | 'ahead' | 'over' | 'open';

/** Where a promotion stands for operators at a moment. */
export function standingOf(
  { isShown, startsAt, endsAt }: Pick<Campaign, 'isShown' | 'startsAt' | 'endsAt'>,
  now: number,
): Standing {
  if (!isShown) return 'hidden';
  if (Date.parse(startsAt) > now) return 'ahead';
  return endsAt !== null && Date.parse(endsAt) <= now ? 'over' : 'open';
}
