import type { Module } from '#kit/implement.ts';
import type { Pool } from '#kit/db.ts';
import { createBrands, type Brands } from './brands.ts';
import { siteModule } from './module.ts';
import { openRegions, type Regions } from './regions.ts';
import type { SiteDeps } from './SiteDeps.ts';

/** What other modules need to know of the brand of a call. */
export type Site = Readonly<{
  module: Module;
  brands: Brands;
  regions: Regions;
}>;

type Options = Omit<SiteDeps, 'brands' | 'regions'> & {
  /** The connections that brands are read with. Vendors' calls read them too, so these wait for nothing else. */
  callPool: Pool;
  /** The GeoIP database; by default the bundled one. */
  geoipDb: string | undefined;
};

export function createSite({ callPool, geoipDb, ...deps }: Options): Site {
  const brands = createBrands(callPool, deps.clock);
  const regions = openRegions(geoipDb);
  return { module: siteModule({ ...deps, brands, regions }), brands, regions };
}
