import type { Clock } from '@baize/server/clock';
import type { Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Transfers } from '#modules/transfers/index.ts';
import type { Vendors } from '#modules/vendors/index.ts';
import type { Catalogue } from './createCatalogue.ts';

/** What the routes of the games work with. */
export type GamesDeps = {
  pool: Pool;
  clock: Clock;
  identity: Pick<Identity, 'accountsOf' | 'whileLive'>;
  catalogue: Catalogue;
  vendors: Vendors;
  /** Readies the wallet of a vendor that keeps wallets of its own. */
  transfers: Pick<Transfers, 'prepareLaunch'>;
  /** How many lotteries of its own a brand has open. */
  countLotteries: (brandId: number) => Promise<Record<'CN' | 'VN' | 'SEA', number>>;
  limiter: Limiter;
  publicUrl: string;
  log: Logger;
};
