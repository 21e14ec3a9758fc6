import type { Clock } from '@baize/server/clock';
import type { Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Transfers } from '#modules/transfers/index.ts';
import type { Vendors } from '#modules/vendors/index.ts';
import type { Catalogue } from './createCatalogue.ts';

/** A brand's own open lotteries of a category, by page: how many there are, and the code of the first. */
export type OpenLotteries = Readonly<Record<'CN' | 'VN' | 'SEA', Readonly<{ count: number; first: string }>>>;

/** The dependencies of the game routes. */
export type GamesDeps = {
  pool: Pool;
  clock: Clock;
  identity: Pick<Identity, 'accountsOf' | 'whileLive'>;
  catalogue: Catalogue;
  vendors: Vendors;
  /** Prepares the wallet of a transfer vendor. */
  transfers: Pick<Transfers, 'prepareLaunch'>;
  /** The brand's own open lotteries. */
  countLotteries: (brandId: number) => Promise<Record<'LOTT' | 'ELOTT', OpenLotteries>>;
  limiter: Limiter;
  publicUrl: string;
  log: Logger;
};
