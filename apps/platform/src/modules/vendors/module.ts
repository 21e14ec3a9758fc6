import type { Pool } from '../../kit/db.ts';
import type { Module } from '../../kit/implement.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Vendors } from './createVendors.ts';
import { hub88 } from './dialects/hub88.ts';
import { mountDialect } from './mountDialect.ts';
import type { GameFace } from './present.ts';
import { getRound } from './routes/getRound.ts';
import { listMemberRounds } from './routes/listMemberRounds.ts';
import { listRounds } from './routes/listRounds.ts';

/** What the records need to know of games; the catalogue itself belongs to another module. */
export type RoundCatalogue = Readonly<{
  /** How a game looks, also one that is no longer offered. */
  faceOf(vendorId: number, gameCode: string): Promise<GameFace>;
  /** The games of a category or with these words in their names, as `<vendor id>:<game code>`. */
  keysOf(filter: { classify?: string; search?: string }): Promise<string[]>;
}>;

export type VendorsDeps = { pool: Pool; vendors: Vendors; catalogue: RoundCatalogue; log: Logger };

const dialects = [hub88];

/** Games of outside companies: their calls to our wallet, and the record of what was played. */
export function vendorsModule(deps: VendorsDeps): Module {
  const { vendors, log } = deps;
  return {
    name: 'vendors',
    routes: [listRounds(deps), getRound(deps), listMemberRounds(deps)],
    mount: async (app) => {
      for (const dialect of dialects) {
        await app.register(async (scope) =>
          mountDialect(scope, dialect, { directory: vendors.directory, seamless: vendors.seamless, log }),
        );
      }
    },
    close: () => vendors.seamless.close(),
  };
}
