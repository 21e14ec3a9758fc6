import type { SiteSettings } from '@baize/contract';
import type { Queryable } from '../../kit/db.ts';
import { insertBrand, insertSettings, moveHost } from './store.ts';

export type BrandSeed = {
  code: string;
  name: string;
  currency: string;
  timeZone: string;
  defaultLanguage: string;
  languages: readonly string[];
  customerService: string;
  /** The first is the brand's main domain. */
  hosts: readonly [string, ...string[]];
  /** What differs from the default settings, until an operator changes it. */
  settings?: Partial<Omit<SiteSettings, 'modules'>> & { modules?: Partial<SiteSettings['modules']> };
};

/** Enters a brand, or finds it. Its hosts are this brand's from then on; what operators have set up stays. */
export async function seedBrand(owner: Queryable, { hosts, settings = {}, ...brand }: BrandSeed): Promise<number> {
  const brandId = await insertBrand(owner, { ...brand, mainDomain: hosts[0] });
  for (const host of hosts) await moveHost(owner, brandId, host);
  await insertSettings(owner, brandId, settings);
  return brandId;
}
