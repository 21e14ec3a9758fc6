import type { Brand, Module } from '#kit/implement.ts';
import { createAudiences, type Audiences } from './createAudiences.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { membersModule } from './module.ts';
import { readProfit } from './readProfit.ts';

/** Public API for other modules. */
export type Members = Readonly<{
  module: Module;
  /** Members with a tag or of a segment: the next ones by id, and their number. */
  audiences: Audiences;
  /** A member's profit and loss over a time range; `to` is exclusive. */
  profitOf(brand: Brand, query: { memberId: bigint; from: Date; to: Date }): ReturnType<typeof readProfit>;
}>;

export function createMembers(deps: MembersDeps): Members {
  return {
    module: membersModule(deps),
    audiences: createAudiences(deps),
    profitOf: (brand, query) => readProfit(deps, brand, query),
  };
}
