import type { Pool } from '../../kit/db.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Vendors } from './createVendors.ts';
import type { GameFace } from './present.ts';

/** What the records need to know of games; the catalogue itself belongs to another module. */
export type RoundCatalogue = Readonly<{
  /** How a game looks, also one that is no longer offered. */
  faceOf(vendorId: number, gameCode: string): Promise<GameFace>;
  /** The games of a category or with these words in their names, as `<vendor id>:<game code>`. */
  keysOf(filter: { classify?: string; search?: string }): Promise<string[]>;
}>;

export type VendorsDeps = { pool: Pool; vendors: Vendors; catalogue: RoundCatalogue; log: Logger };
