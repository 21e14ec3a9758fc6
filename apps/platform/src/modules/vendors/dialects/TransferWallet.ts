import type { KnownVendor } from '../KnownVendor.ts';

/** Our units in the smallest amount that transfers can move. */
export const CENT = 1_000n;

/** State of a transfer at the vendor; `unheard`: the reference is unknown there. */
export type TransferState = 'done' | 'refused' | 'unknown' | 'unheard';

/** A transfer as the vendor lists it. `in` is into its wallet; amounts are 1/100,000 units. */
export type ListedTransfer = Readonly<{
  reference: string;
  username: string;
  direction: 'in' | 'out';
  amount: bigint;
  state: Exclude<TransferState, 'unheard'>;
  createdAt: string;
}>;

/** A round as the vendor lists it now; a corrected round is listed again. Amounts are 1/100,000 units. */
export type ListedChange = Readonly<{
  round: string;
  username: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  win: bigint;
  state: 'open' | 'settled' | 'cancelled';
  startedAt: Date;
  changedAt: Date;
}>;

/** A page of that list; `next` is the cursor, empty at the end. */
export type RoundPage = Readonly<{ rounds: readonly ListedChange[]; next: string }>;

/** Our calls to a vendor with transfer wallets. All throw SupplierError without a usable answer. */
export type TransferWallet = Readonly<{
  kind: 'transfer';
  createMember(known: KnownVendor, member: { username: string; currency: string }): Promise<void>;
  balance(known: KnownVendor, username: string): Promise<bigint>;
  /** The vendor may carry it out until `validUntil`, never afterwards. */
  transfer(known: KnownVendor, transfer: TransferRequest): Promise<Exclude<TransferState, 'unheard'>>;
  check(known: KnownVendor, reference: string): Promise<TransferState>;
  listTransfers(known: KnownVendor, stretch: { from: Date; to: Date }): Promise<ListedTransfer[]>;
  /** Rounds in the order of their changes, since a time, after the cursor `after`. */
  listRounds(known: KnownVendor, from: { changedFrom: Date; after: string }): Promise<RoundPage>;
}>;

type TransferRequest = {
  username: string;
  direction: 'in' | 'out';
  amount: bigint;
  reference: string;
  validUntil: Date;
};
