import { randomInt } from 'node:crypto';

/** A unique number of nineteen digits that fits into a signed 64-bit integer. */
export function newNumber(): string {
  return `${randomInt(1_000_000_000, 9_000_000_000)}${String(randomInt(0, 1_000_000_000)).padStart(9, '0')}`;
}
