import { commitmentOf } from '@baize/server/commitmentOf';
import type { PromotionsDeps } from './PromotionsDeps.ts';

type Sealed = { sealedSeed: Buffer; commitment: string };

/** A seed by the place that it was sealed for; one that is not the promised one is never drawn from. */
export function openSeed({ secrets }: Pick<PromotionsDeps, 'secrets'>, sealed: Sealed, place: string): string {
  const seed = secrets.open(sealed.sealedSeed, place).toString();
  if (commitmentOf(seed) !== sealed.commitment) throw new Error(`The seed of ${place} is not the promised one.`);
  return seed;
}
