import type { listTransactions, OutputOf } from '@baize/contract';
import type { Pool } from '../../kit/db.ts';
import type { Limiter } from '../../kit/limit.ts';

type MemberOf = { brandId: number; memberId: bigint };
type Status = NonNullable<OutputOf<typeof listTransactions>['page']['content'][number]['withdrawalStatus']>;

/** What the cashier knows of withdrawals; handed in, since the ledger knows their money only. */
export type WithdrawalFacts = {
  /** The member's withdrawals that stand so, by their numbers. */
  idsOf(member: MemberOf, status: Status): Promise<string[]>;
  statusesOf(member: MemberOf, ids: readonly string[]): Promise<ReadonlyMap<string, Status>>;
};

export type WalletDeps = {
  pool: Pool;
  /** For checks of all books, which may take longer than a call may wait. */
  booksPool: Pool;
  /** Whether a brand plays everything from one wallet. */
  isSingle(brandId: number): Promise<boolean>;
  limiter: Limiter;
  withdrawals: WithdrawalFacts;
};
