import type { Pool } from '#kit/db.ts';

export type AuditDeps = {
  pool: Pool;
  /** The accounts of members by their ids. */
  accountsOf(query: {
    brandId: number;
    memberIds: readonly bigint[];
  }): Promise<ReadonlyMap<bigint, { account: string }>>;
};
