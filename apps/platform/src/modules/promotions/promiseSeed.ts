import { commitmentOf } from '@baize/server/commitmentOf';
import { newServerSeed } from '@baize/server/newServerSeed';

/** A new random seed with its commitment. */
export function promiseSeed(): { seed: string; commitment: string } {
  const seed = newServerSeed();
  return { seed, commitment: commitmentOf(seed) };
}
