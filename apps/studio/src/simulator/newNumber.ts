import { randomInt } from 'node:crypto';

/** Nineteen digits that were never used before, small enough for a signed 64-bit number. */
export function newNumber(): string {
  return `${randomInt(1_000_000_000, 9_000_000_000)}${String(randomInt(0, 1_000_000_000)).padStart(9, '0')}`;
}
