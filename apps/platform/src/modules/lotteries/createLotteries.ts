import type { Module } from '#kit/implement.ts';
import type { LotteriesDeps } from './LotteriesDeps.ts';
import { lotteriesModule } from './module.ts';
import { countOpen } from './store/lotteries.ts';

/** Public API for other modules. */
export type Lotteries = Readonly<{
  module: Module;
  /** The number of a brand's open lotteries, by category and area. */
  countOpen(brandId: number): ReturnType<typeof countOpen>;
}>;

export function createLotteries(deps: LotteriesDeps): Lotteries {
  return { module: lotteriesModule(deps), countOpen: (brandId) => countOpen(deps.pool, brandId) };
}
