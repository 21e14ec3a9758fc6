import { randomInt } from 'node:crypto';

/** Six uniform digits, by rejection sampling. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
