import type { KnownVendor } from '../KnownVendor.ts';

/** Units of ours in the smallest amount that transfers move. */
export const CENT = 1_000n;

/** What the vendor says of a transfer; `unheard`: it has never heard of the reference. */
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

/** A round as the vendor lists it now; a round that it corrects is listed anew. Amounts are 1/100,000 units. */
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

/** A page of that list; `next` is empty at its end, and otherwise what the next page is asked for by. */
export type RoundPage = Readonly<{ rounds: readonly ListedChange[]; next: string }>;

/** What we ask of a vendor that keeps wallets of its own. Everything throws SupplierError when no usable answer came. */
export type TransferWallet = Readonly<{
  kind: 'transfer';
  createMember(known: KnownVendor, member: { username: string; currency: string }): Promise<void>;
  balance(known: KnownVendor, username: string): Promise<bigint>;
  /** Until `validUntil` the vendor may carry it out, and never afterwards. */
  transfer(known: KnownVendor, transfer: TransferRequest): Promise<Exclude<TransferState, 'unheard'>>;
  check(known: KnownVendor, reference: string): Promise<TransferState>;
  listTransfers(known: KnownVendor, stretch: { from: Date; to: Date }): Promise<ListedTransfer[]>;
  /** Rounds in the order in which they changed, those since a moment, behind what `after` says was read. */
  listRounds(known: KnownVendor, from: { changedFrom: Date; after: string }): Promise<RoundPage>;
}>;

type TransferRequest = {
  username: string;
  direction: 'in' | 'out';
  amount: bigint;
  reference: string;
  validUntil: Date;
};
