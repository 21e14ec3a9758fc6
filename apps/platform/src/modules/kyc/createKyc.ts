import type { Module } from '#kit/implement.ts';
import type { KycDeps } from './KycDeps.ts';
import { kycModule } from './module.ts';
import { readWaiting } from './store/submissions.ts';

/** Public API for other modules. */
export type Kyc = Readonly<{
  module: Module;
  /** Documents waiting for review, and since when. */
  waitingPapers(brandId: number): Promise<{ count: number; oldestAt: Date | null }>;
}>;

export function createKyc(deps: KycDeps): Kyc {
  return { module: kycModule(deps), waitingPapers: (brandId) => readWaiting(deps.pool, brandId) };
}
