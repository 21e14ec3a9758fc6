import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from '#kit/matchStep.ts';

const COUNT = 10;
/** Fifty bits: not guessable with the few tries of a login. */
const BYTES = 7;
const LETTERS = 10;

/** Compared ignoring blanks, dashes and case. */
export function recoveryHash(typed: string): Buffer {
  return createHash('sha256').update(typed.toUpperCase().replaceAll(/[\s-]/g, '')).digest();
}

/** Ten new codes in two groups each, for writing down. */
export function recoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = toBase32(randomBytes(BYTES)).slice(0, LETTERS);
    return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
  });
}
