import { createHash, randomBytes } from 'node:crypto';
import { toBase32 } from '#kit/matchStep.ts';

const COUNT = 10;
/** Fifty bits: not to be guessed with the few tries that a login has. */
const BYTES = 7;
const LETTERS = 10;

/** What is compared: blanks, dashes and the case of letters do not matter. */
export function recoveryHash(typed: string): Buffer {
  return createHash('sha256').update(typed.toUpperCase().replaceAll(/[\s-]/g, '')).digest();
}

/** Ten new codes as people write them down, in two groups. */
export function recoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = toBase32(randomBytes(BYTES)).slice(0, LETTERS);
    return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`;
  });
}
