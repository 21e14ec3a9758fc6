import type { AccountName } from './rules.ts';

/** A ledger entry with its transfer; amounts in 1/100,000. */
export type EntryRow = {
  transferId: bigint;
  account: AccountName;
  currency: string;
  kind: string;
  amount: bigint;
  balanceAfter: bigint;
  version: bigint;
  scope: string;
  key: string;
  refKey: string;
  content: string;
  createdAt: Date;
};
