import type { Module } from '#kit/implement.ts';
import { createCatalogue, type Catalogue, type CatalogueOptions } from './createCatalogue.ts';
import type { GamesDeps } from './GamesDeps.ts';
import { gamesModule } from './module.ts';

/** Public API for other modules. */
export type Games = Readonly<{ module: Module; catalogue: Catalogue }>;

type Options = Omit<GamesDeps, 'catalogue'> &
  Pick<CatalogueOptions, 'houseLotteries'> & {
    /** The pool for reading the catalogue: bets use it, and nothing else may delay it. */
    callPool: CatalogueOptions['pool'];
  };

export function createGames({ callPool, houseLotteries, ...deps }: Options): Games {
  const { clock, vendors } = deps;
  const catalogue = createCatalogue({ pool: callPool, clock, vendors, houseLotteries });
  return { module: gamesModule({ ...deps, catalogue }), catalogue };
}
