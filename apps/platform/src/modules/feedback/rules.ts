import type { LimitRule } from '#kit/limit.ts';

/** Bounds of what a member writes, in characters: most members write Chinese, which has no words to count. */
export const MIN_CHARACTERS = 10;
export const MAX_CHARACTERS = 500;

/** Nobody needs to write more often; more would only bury what others write. */
const hourlyLimit = { max: 5, windowMs: 3_600_000 } as const;
const dailyLimit = { max: 20, windowMs: 86_400_000 } as const;

/** Pictures are heavy: a member may send some with so many texts of a day, and with the others words alone. */
const picturesLimit = { max: 6, windowMs: 86_400_000 } as const;

/** What a member's text counts against, whether it begins an entry or is written on to one. */
export function limitsOf(memberId: bigint, hasPictures: boolean): LimitRule[] {
  return [
    { name: `feedback.hour:${memberId}`, ...hourlyLimit },
    { name: `feedback.day:${memberId}`, ...dailyLimit },
    ...(hasPictures ? [{ name: `feedback.pictures:${memberId}`, ...picturesLimit }] : []),
  ];
}

/**
 * What was typed as it is kept: one kind of line break, nothing around it, and nothing that cannot be seen or that turns
 * the direction of writing. The joiner stays, since emoji need it.
 */
export function tidied(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n|\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim();
}

/** Whether what a member writes on to an entry can be sent; a word of thanks is long enough. */
export function isSizedFollowUp(content: string): boolean {
  return content !== '' && [...content].length <= MAX_CHARACTERS;
}

/** Whether a content has a length that can be sent; an astral character counts once. */
export function isSized(content: string): boolean {
  const { length } = [...content];
  return length >= MIN_CHARACTERS && length <= MAX_CHARACTERS;
}
