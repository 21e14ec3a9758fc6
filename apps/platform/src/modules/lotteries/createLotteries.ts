import type { Module } from '#kit/implement.ts';
import type { LotteriesDeps } from './LotteriesDeps.ts';
import { lotteriesModule } from './module.ts';
import { countOpen } from './store/lotteries.ts';

/** What other parts of the platform ask about lotteries. */
export type Lotteries = Readonly<{
  module: Module;
  /** How many lotteries a brand has open, by area. */
  countOpen(brandId: number): ReturnType<typeof countOpen>;
}>;

export function createLotteries(deps: LotteriesDeps): Lotteries {
  return { module: lotteriesModule(deps), countOpen: (brandId) => countOpen(deps.pool, brandId) };
}
