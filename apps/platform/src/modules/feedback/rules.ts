import type { LimitRule } from '#kit/limit.ts';

/** Length limits in characters: most members write Chinese, which has no words to count. */
export const MIN_CHARACTERS = 10;
export const MAX_CHARACTERS = 500;

/** Rate limit; more would push away other members' tickets. */
const hourlyLimit = { max: 5, windowMs: 3_600_000 } as const;
const dailyLimit = { max: 20, windowMs: 86_400_000 } as const;

/** Pictures are large: a member may send some with this many texts per day, and only text otherwise. */
const picturesLimit = { max: 6, windowMs: 86_400_000 } as const;

/** The rate limits of a member's text, for a ticket or a follow-up. */
export function limitsOf(memberId: bigint, hasPictures: boolean): LimitRule[] {
  return [
    { name: `feedback.hour:${memberId}`, ...hourlyLimit },
    { name: `feedback.day:${memberId}`, ...dailyLimit },
    ...(hasPictures ? [{ name: `feedback.pictures:${memberId}`, ...picturesLimit }] : []),
  ];
}

/** Whether a follow-up has a valid length; a word of thanks is long enough. */
export function isSizedFollowUp(content: string): boolean {
  return content !== '' && [...content].length <= MAX_CHARACTERS;
}

/** Whether a content has a valid length; an astral character counts once. */
export function isSized(content: string): boolean {
  const { length } = [...content];
  return length >= MIN_CHARACTERS && length <= MAX_CHARACTERS;
}
