import { randomBytes } from 'node:crypto';

/** A new server seed: 32 random bytes, stored and used as 64 hexadecimal characters. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}
