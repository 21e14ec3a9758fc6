import type { Brand, Module } from '#kit/implement.ts';
import type { MembersDeps } from './MembersDeps.ts';
import { membersModule } from './module.ts';
import { readProfit } from './readProfit.ts';
import { countTagged, readTaggedAfter } from './store/tags.ts';

type Tagged = Readonly<{ brandId: number; tag: string }>;

/** What other parts of the platform ask about members as operators see them. */
export type Members = Readonly<{
  module: Module;
  /** Members who are marked with a tag: the next ones in the order of their numbers, and how many. */
  tagged: Readonly<{
    after(query: Tagged & { after: bigint; limit: number }): Promise<bigint[]>;
    count(query: Tagged): Promise<number>;
  }>;
  /** What a member won and lost within a stretch of time; `to` ends it and is no longer inside. */
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
