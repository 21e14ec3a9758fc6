import type { Module } from '#kit/implement.ts';
import { createCatalogue, type Catalogue, type CatalogueOptions } from './createCatalogue.ts';
import type { GamesDeps } from './GamesDeps.ts';
import { gamesModule } from './module.ts';

/** What other parts of the platform ask about games. */
export type Games = Readonly<{ module: Module; catalogue: Catalogue }>;

type Options = Omit<GamesDeps, 'catalogue'> &
  Pick<CatalogueOptions, 'houseLotteries'> & {
    /** What the catalogue is read with: a bet asks it, and waits for nothing else. */
    callPool: CatalogueOptions['pool'];
  };

export function createGames({ callPool, houseLotteries, ...deps }: Options): Games {
  const { clock, vendors } = deps;
  const catalogue = createCatalogue({ pool: callPool, clock, vendors, houseLotteries });
  return { module: gamesModule({ ...deps, catalogue }), catalogue };
}
