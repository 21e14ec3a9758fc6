import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@baize/server/commitmentOf';

/** A new seed from the server's randomness, and what is published of it before anything is decided by it. */
export function promiseSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf(seed) };
}
