import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Catalogue } from '#modules/games/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { GrantRow } from './GrantRow.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type BonusesDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  identity: Pick<Identity, 'findAccountByName'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  /** Game categories. */
  catalogue: Pick<Catalogue, 'classesOf'>;
  limiter: Limiter;
  /** Hears of each bonus that has come to its end, in the transaction of that end. */
  onEnded(client: Transaction, grant: GrantRow): Promise<void>;
  log: Logger;
};
