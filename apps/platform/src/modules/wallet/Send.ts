import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';

/** Money of one member's main account for another's. */
export type Send = Readonly<{
  brandId: number;
  /** Who pays. */
  memberId: bigint;
  /** Who is paid. */
  payeeId: bigint;
  currency: string;
  /** With `key`, of at most 190 characters, the permanent identity of the transfer within its brand. */
  scope: string;
  key: string;
  /** Of the lines of both. */
  kind: TransactionKind;
  amount: bigint;
  /** What is owed reaches a closed account too; anything else goes back. */
  isOwed: boolean;
}>;
