import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@baize/server/commitmentOf';

/** A new random seed with its commitment. */
export function promiseSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf(seed) };
}
