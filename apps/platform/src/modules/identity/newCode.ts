import { randomInt } from 'node:crypto';

/** Six digits, each as likely as the others: the generator rejects what would favour some of them. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
