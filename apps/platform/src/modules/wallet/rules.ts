import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';

/** Where money stands. A member's: main, hold.<what>, bonus, debt; the house's: house.<what>:<whose>. */
export type AccountName = 'main' | 'bonus' | 'debt' | `hold.${string}` | `house.${string}`;

/** What a row of the books is for: a transfer, or the mark of a cancel that came before its transfer. */
export type RowKind = LedgerKind | 'tombstone';

type Identity = {
  brandId: number;
  /** The member whose money moves; absent when both sides belong to the house. */
  memberId?: bigint;
  currency: string;
  /** With `key` the permanent identity of the transfer within its brand. */
  scope: string;
  key: string;
  kind: LedgerKind;
  /** Whatever else must be equal when the same key comes again, in one canonical text. */
  content?: string;
};

/** Moves `amount` (1/100,000 units, 0 to 10^15) from the debit to the credit account. */
export type Transfer = Identity & {
  debit: AccountName;
  credit: AccountName;
  amount: bigint;
  /** requires: `ref` must stand applied and unreversed. consumes: also nothing else may refer to it yet. */
  rule?: 'requires' | 'consumes';
  ref?: string;
  /** What the content of the transfer referred to must be; another counts as missing. */
  refContent?: string;
  /** A debit that cannot be refused: what the main account lacks goes to the member's debt account. */
  shortfall?: 'debt';
};

/** Takes an earlier transfer of the same brand, scope and member back. If it never came, it never will. */
export type Reversal = Identity & {
  rule: 'reverses';
  ref: string;
  /** What the content of the transfer referred to must be; another counts as missing. */
  refContent?: string;
  /** allow: also when something already refers to it, such as a win to its bet. */
  settled?: 'allow';
};

export type WalletItem = Transfer | Reversal;

/** Kept under the key for ever and given again on a resend. */
type RememberedOutcome =
  | 'applied'
  | 'tombstoned'
  | 'already_reversed'
  | 'insufficient_funds'
  | 'account_closed'
  | 'balance_limit'
  | 'excluded'
  | 'time_out'
  | 'session_limit'
  | 'stake_limit'
  | 'loss_limit';

/**
 * Found anew each time, since a reference may still come and a conflict may be with another sender's fault. A deposit that
 * was refused, for whatever its member has set, may be credited when that is over.
 */
type PassingOutcome =
  | 'deposit_limit'
  | 'conflict'
  | 'cancelled'
  | 'unknown_key'
  | 'account_missing'
  | 'reference_missing'
  | 'reference_reversed'
  | 'reference_settled'
  /** Breaks an invariant: a fault of whoever made the item. */
  | 'unsound';

export type Outcome = RememberedOutcome | PassingOutcome;

export type PostResult = Readonly<{
  outcome: Outcome;
  /** The key was known with the same content; outcome, amount and balance are those of the first answer. */
  isReplayed: boolean;
  transferId: bigint | undefined;
  /** What the member could spend right after this transfer, as first answered. */
  balance: bigint;
  balanceNow: bigint;
  /** Version of the member's main account that `balanceNow` belongs to. */
  version: bigint;
  /** What moved; for a reversal, what the reversed transfer had moved. */
  amount: bigint;
  /** Kind of the transfer referred to, where it is known and the same member's. */
  refKind: RowKind | undefined;
}>;
