import type { Module } from '#kit/implement.ts';
import type { Pool } from '#kit/db.ts';
import { createBrands, type Brands } from './brands.ts';
import { siteModule } from './module.ts';
import { openRegions, type Regions } from './regions.ts';
import type { SiteDeps } from './SiteDeps.ts';

/** What every part of the platform asks about the brand that a call belongs to. */
export type Site = Readonly<{
  module: Module;
  brands: Brands;
  regions: Regions;
}>;

type Options = Omit<SiteDeps, 'brands' | 'regions'> & {
  /** What brands are read with: vendors' calls ask for them too, and never wait for anything else. */
  callPool: Pool;
  /** The table of addresses and countries; without it the one that comes with the project. */
  geoipDb: string | undefined;
};

export function createSite({ callPool, geoipDb, ...deps }: Options): Site {
  const brands = createBrands(callPool, deps.clock);
  const regions = openRegions(geoipDb);
  return { module: siteModule({ ...deps, brands, regions }), brands, regions };
}
