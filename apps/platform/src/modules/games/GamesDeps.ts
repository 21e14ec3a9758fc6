import type { Pool } from '../../kit/db.ts';
import type { Limiter } from '../../kit/limit.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Vendors } from '../vendors/index.ts';
import type { Catalogue } from './createCatalogue.ts';

/** What the routes of the games work with. */
export type GamesDeps = {
  pool: Pool;
  catalogue: Catalogue;
  vendors: Vendors;
  limiter: Limiter;
  publicUrl: string;
  log: Logger;
};
