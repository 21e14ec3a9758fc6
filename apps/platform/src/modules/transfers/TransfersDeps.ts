import type { Client, Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Vendors } from '#modules/vendors/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type TransfersDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  vendors: Pick<Vendors, 'directory' | 'transferWallets' | 'ofBrand'>;
  log: Logger;
};
