import type { Language } from '@baize/contract/languages';
import type { getStatus, OutputOf } from '@baize/contract';
import type { Clock } from '@baize/server/clock';
import type { Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { SealKey } from '#kit/seal.ts';
import type { Brands } from './brands.ts';
import type { Regions } from './regions.ts';

type Resources = Extract<OutputOf<typeof getStatus>, { status: 0 }>['resources'];

/** Dependencies of the module. */
export type SiteDeps = {
  pool: Pool;
  clock: Clock;
  sealKey: SealKey;
  brands: Pick<Brands, 'forget'>;
  regions: Regions;
  /** The brand's downloads, which the content module stores. */
  resourcesOf(brand: Brand, language: Language): Promise<Resources>;
};
