/** A transfer from one member's main account to another's. */
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
  /** Kind of both entries. */
  kind: string;
  amount: bigint;
  /** What is owed reaches a closed account too; anything else is returned. */
  isOwed: boolean;
}>;
