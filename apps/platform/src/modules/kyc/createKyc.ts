import type { Module } from '#kit/implement.ts';
import type { KycDeps } from './KycDeps.ts';
import { kycModule } from './module.ts';
import { readWaiting } from './store/submissions.ts';

/** What other parts of the platform ask about verification. */
export type Kyc = Readonly<{
  module: Module;
  /** Papers that wait for a review, and since when. */
  waitingPapers(brandId: number): Promise<{ count: number; oldestAt: Date | null }>;
}>;

export function createKyc(deps: KycDeps): Kyc {
  return { module: kycModule(deps), waitingPapers: (brandId) => readWaiting(deps.pool, brandId) };
}
