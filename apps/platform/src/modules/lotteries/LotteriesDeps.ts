import type { Client, Pool } from '#kit/db.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Logger } from '@baize/server/logger';
import type { Wallet } from '#modules/wallet/index.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

export type LotteriesDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce' | 'announceChanges'>;
  /** Keeps seeds of draws to come closed to whoever reads the database. */
  secrets: SecretBox;
  log: Logger;
  /** Whether this is the demo, in which official draws have results that are made up. */
  isDemo: boolean;
  /** Where this process can be called. */
  ownUrl: string;
};
