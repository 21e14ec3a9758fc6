import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';

/** Where money stands. A member's: main, hold.<what>, bonus, debt; the house's: house.<what>:<whose>. */
export type AccountName = 'main' | 'bonus' | 'debt' | `hold.${string}` | `house.${string}`;

/** What a row of the books is for: a transfer, or the mark of a cancel that came before its transfer. */
export type RowKind = LedgerKind | 'tombstone';

type Identity = {
  brandId: number;
  /** The member whose money moves; absent between house accounts. */
  memberId?: bigint;
  currency: string;
  /** With `key` the permanent idempotency key of the transfer within its brand. */
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
  /** requires: `ref` must be applied and not reversed. consumes: in addition nothing else may refer to it yet. */
  rule?: 'requires' | 'consumes';
  ref?: string;
  /** Required content of the referenced transfer; with another it counts as missing. */
  refContent?: string;
  /** A debit that cannot be refused: the shortfall of the main account goes to the member's debt account. */
  shortfall?: 'debt';
};

/** Reverses an earlier transfer of the same brand, scope and member. If that never arrived, it is blocked for ever. */
export type Reversal = Identity & {
  rule: 'reverses';
  ref: string;
  /** Required content of the referenced transfer; with another it counts as missing. */
  refContent?: string;
  /** allow: even if something refers to it already, such as a win to its bet. */
  settled?: 'allow';
};

export type WalletItem = Transfer | Reversal;

/** Stored under the key for ever and repeated on a retry. */
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
 * Determined anew each time, since a reference may still arrive and a conflict may be another sender's fault. A deposit
 * refused by its member's limits may be credited once these allow it.
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
  /** Violates an invariant: a bug of the item's creator. */
  | 'unsound';

export type Outcome = RememberedOutcome | PassingOutcome;

export type PostResult = Readonly<{
  outcome: Outcome;
  /** The key was known with the same content; outcome, amount and balance are those of the first response. */
  isReplayed: boolean;
  transferId: bigint | undefined;
  /** The spendable balance right after this transfer, as in the first response. */
  balance: bigint;
  balanceNow: bigint;
  /** Version of the member's main account for `balanceNow`. */
  version: bigint;
  /** The moved amount; for a reversal, that of the reversed transfer. */
  amount: bigint;
  /** Kind of the transfer referred to, where it is known and the same member's. */
  refKind: RowKind | undefined;
}>;
