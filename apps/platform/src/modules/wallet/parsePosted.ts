import type { Outcome, PostResult, RowKind } from './rules.ts';

/** A row of `wallet_post` as the driver hands it over. */
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

/** Reads a row of `wallet_post`; additional columns of a caller's own statement are left alone. */
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
