import { commitmentOf } from '@baize/server/commitmentOf';
import type { PromotionsDeps } from './PromotionsDeps.ts';

type Sealed = { sealedSeed: Buffer; commitment: string };

/** Decrypts a seed; throws if it does not match its commitment. */
export function openSeed({ secrets }: Pick<PromotionsDeps, 'secrets'>, sealed: Sealed, place: string): string {
  const seed = secrets.open(sealed.sealedSeed, place).toString();
  if (commitmentOf(seed) !== sealed.commitment) throw new Error(`The seed of ${place} is not the promised one.`);
  return seed;
}
