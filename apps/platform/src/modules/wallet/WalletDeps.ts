import type { listTransactions, OutputOf } from '@baize/contract';
import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Posting } from './createPosting.ts';
import type { LedgerCheck } from './store.ts';

type MemberOf = { brandId: number; memberId: bigint };
type Status = NonNullable<OutputOf<typeof listTransactions>['page']['content'][number]['withdrawalStatus']>;

/** The cashier's facts about withdrawals; injected, since the ledger knows only their money. */
export type WithdrawalFacts = {
  /** The ids of the member's withdrawals with a status. */
  idsOf(member: MemberOf, status: Status): Promise<string[]>;
  statusesOf(member: MemberOf, ids: readonly string[]): Promise<ReadonlyMap<string, Status>>;
};

/** Notes that members wrote to transfers along their line; injected, since the ledger knows only the money. */
type LineNotes = {
  /** Scope of such transfers in the ledger. */
  scope: string;
  /** By the keys of the entries; only of transfers that the member sent or received. */
  notesOf(member: MemberOf, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Notifies the payer of a returned transfer; injected, since the ledger knows no names and languages. */
export type WalletNotices = {
  /** Prepares the message before the transaction; the returned function writes it within. */
  sendReturned(transfer: {
    brandId: number;
    memberId: bigint;
    payeeId: bigint;
  }): Promise<(client: Client, what: { transitId: bigint; amount: bigint; currency: string }) => Promise<void>>;
};

export type WalletDeps = {
  pool: Pool;
  wallet: Pick<Posting, 'announceChanges'>;
  notices: WalletNotices;
  /** For checks of all books, which may take longer than the time-out of calls. */
  booksPool: Pool;
  /** What other modules' records have to agree on with the books; injected, since the ledger knows none of them. */
  bookChecks: readonly LedgerCheck[];
  /** Whether a brand has a single wallet. */
  isSingle(brandId: number): Promise<boolean>;
  limiter: Limiter;
  withdrawals: WithdrawalFacts;
  lineNotes: LineNotes;
};
