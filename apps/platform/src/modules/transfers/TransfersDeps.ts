import type { Client, Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Vendors } from '#modules/vendors/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

export type TransfersDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  vendors: Pick<Vendors, 'directory' | 'transferWallets' | 'ofBrand'>;
  log: Logger;
};
