import type { listTransactions, OutputOf } from '@baize/contract';
import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Posting } from './createPosting.ts';

type MemberOf = { brandId: number; memberId: bigint };
type Status = NonNullable<OutputOf<typeof listTransactions>['page']['content'][number]['withdrawalStatus']>;

/** What the cashier knows of withdrawals; handed in, since the ledger knows their money only. */
export type WithdrawalFacts = {
  /** The member's withdrawals that stand so, by their numbers. */
  idsOf(member: MemberOf, status: Status): Promise<string[]>;
  statusesOf(member: MemberOf, ids: readonly string[]): Promise<ReadonlyMap<string, Status>>;
};

/** How the payer of a transfer that came back is told; handed in, since the ledger knows no names and no languages. */
export type WalletNotices = {
  /** Looks up whom to tell and in which words, before the transaction that the answer writes in. */
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
  /** For checks of all books, which may take longer than a call may wait. */
  booksPool: Pool;
  /** Whether a brand plays everything from one wallet. */
  isSingle(brandId: number): Promise<boolean>;
  limiter: Limiter;
  withdrawals: WithdrawalFacts;
};
