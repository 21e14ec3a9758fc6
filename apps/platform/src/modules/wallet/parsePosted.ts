import type { Outcome, PostResult, RowKind } from './rules.ts';

/** A row of `wallet_post` as node-postgres returns it. */
export type PostedRow = {
  outcome: string;
  replayed: boolean;
  transfer_id: bigint | null;
  balance: bigint;
  balance_now: bigint;
  version: bigint;
  amount: bigint | null;
  ref_kind: RowKind | null;
};

/** Parses a row of `wallet_post`; additional columns of the caller's statement are ignored. */
export function parsePosted(row: PostedRow): PostResult {
  return {
    outcome: row.outcome as Outcome,
    isReplayed: row.replayed,
    transferId: row.transfer_id ?? undefined,
    balance: row.balance,
    balanceNow: row.balance_now,
    version: row.version,
    amount: row.amount ?? 0n,
    refKind: row.ref_kind ?? undefined,
  };
}
