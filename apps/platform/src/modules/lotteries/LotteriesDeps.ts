import type { Client, Pool } from '#kit/db.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Logger } from '@baize/server/logger';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type LotteriesDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce' | 'announceChanges'>;
  /** Encrypts the seeds of future draws against readers of the database. */
  secrets: SecretBox;
  log: Logger;
  /** Whether this is the demo, in which official draws get made-up results. */
  isDemo: boolean;
  /** This process's own URL. */
  ownUrl: string;
};
