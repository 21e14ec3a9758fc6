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

/** What identity needs of the games: a launch token is of no more use than the session that it came from. */
type GamesDoor = Readonly<{
  endOpenings(db: Queryable, member: { brandId: number; memberId: bigint }): Promise<void>;
}>;

export type IdentityDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  hasher: Hasher;
  wallet: WalletDoor;
  games: GamesDoor;
  events: SessionEvents;
  log: Logger;
}>;
