import type { Client, Pool, Queryable } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { RoundCatalogue } from '#modules/vendors/index.ts';
import type { SegmentUse } from './SegmentRow.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type MembersDeps = Readonly<{
  pool: Pool;
  identity: Pick<Identity, 'accountsOf' | 'listAccounts' | 'security' | 'signOut'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  catalogue: Pick<RoundCatalogue, 'classesOf' | 'displayOf' | 'keysOf'>;
  limiter: Limiter;
  /** What chooses members by some segments; promotions are named in `language`. */
  usesOf(
    db: Queryable,
    query: { brandId: number; segmentIds: readonly bigint[]; language: string },
  ): Promise<readonly SegmentUse[]>;
}>;
