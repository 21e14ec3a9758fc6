import type { Client, Pool, Queryable } from '../../kit/db.ts';
import type { Limiter } from '../../kit/limit.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Hasher } from './createHasher.ts';
import type { SessionEvents } from './events.ts';

/** What identity needs of the wallet, handed in by whoever puts the platform together. */
type WalletDoor = Readonly<{
  openMemberAccounts(
    client: Client,
    accounts: { brandId: number; memberId: bigint; currencies: readonly string[] },
  ): Promise<void>;
  setAccountState(
    db: Queryable,
    change: { brandId: number; memberId: bigint; state: 'open' | 'closed' },
  ): Promise<unknown>;
}>;

export type IdentityDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  hasher: Hasher;
  wallet: WalletDoor;
  events: SessionEvents;
  log: Logger;
}>;
