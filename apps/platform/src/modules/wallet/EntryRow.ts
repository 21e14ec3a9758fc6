import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import type { AccountName } from './rules.ts';

/** A line of an account with the transfer it belongs to; amounts in 1/100,000. Main accounts have the kinds of transactions. */
export type EntryRow<Kind extends LedgerKind = LedgerKind> = {
  transferId: bigint;
  account: AccountName;
  currency: string;
  kind: Kind;
  amount: bigint;
  balanceAfter: bigint;
  version: bigint;
  scope: string;
  key: string;
  refKey: string;
  content: string;
  createdAt: Date;
};
