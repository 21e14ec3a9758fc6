import type { Pool } from '#kit/db.ts';

export type AuditDeps = {
  pool: Pool;
  /** Account names of members by id. */
  accountsOf(query: {
    brandId: number;
    memberIds: readonly bigint[];
  }): Promise<ReadonlyMap<bigint, { account: string }>>;
};
