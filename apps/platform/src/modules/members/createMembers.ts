import type { Brand, Module } from '#kit/implement.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { membersModule } from './module.ts';
import { readProfit } from './readProfit.ts';
import { countTagged, readTaggedAfter } from './store/tags.ts';

type Tagged = Readonly<{ brandId: number; tag: string }>;

/** Public API for other modules. */
export type Members = Readonly<{
  module: Module;
  /** Members with a tag: the next ones by id, and their number. */
  tagged: Readonly<{
    after(query: Tagged & { after: bigint; limit: number }): Promise<bigint[]>;
    count(query: Tagged): Promise<number>;
  }>;
  /** A member's profit and loss over a time range; `to` is exclusive. */
  profitOf(brand: Brand, query: { memberId: bigint; from: Date; to: Date }): ReturnType<typeof readProfit>;
}>;

export function createMembers(deps: MembersDeps): Members {
  const { pool } = deps;
  return {
    module: membersModule(deps),
    tagged: {
      after: (query) => readTaggedAfter(pool, query),
      count: (query) => countTagged(pool, query),
    },
    profitOf: (brand, query) => readProfit(deps, brand, query),
  };
}
