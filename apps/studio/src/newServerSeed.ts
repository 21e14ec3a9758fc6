import { randomBytes } from 'node:crypto';

/** A fresh server seed: 32 random bytes, written and used as 64 hexadecimal characters. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}
