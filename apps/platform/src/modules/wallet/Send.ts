import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';

/** Money of one member's main account for another's. */
export type Send = Readonly<{
  brandId: number;
  /** The payer. */
  memberId: bigint;
  /** The payee. */
  payeeId: bigint;
  currency: string;
  /** With `key`, of at most 190 characters, the permanent idempotency key of the transfer within its brand. */
  scope: string;
  key: string;
  /** Of the lines of both. */
  kind: TransactionKind;
  amount: bigint;
  /** What is owed reaches a closed account too; anything else is returned. */
  isOwed: boolean;
}>;
