import type { BrandFile } from '../readBrandFile.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { deleteOtherHosts, moveHost, seedSettings, upsertBrand } from '../store.ts';

/** The content of a brand's file. */
export type BrandSeed = Pick<
  BrandFile,
  'name' | 'currency' | 'timeZone' | 'defaultLanguage' | 'languages' | 'hosts' | 'customerService' | 'settings'
> & { code: string };

/**
 * Creates or updates the brand with this code; the only writer of the tables of brands and hosts. It then has exactly
 * these hosts; currency, time zone and the settings saved by operators do not change.
 */
export async function seedBrand(
  owner: Pick<SiteDeps['pool'], 'query'>,
  { hosts, settings, ...brand }: BrandSeed,
): Promise<number> {
  const brandId = await upsertBrand(owner, { ...brand, mainDomain: hosts[0] });
  for (const host of hosts) await moveHost(owner, brandId, host);
  await deleteOtherHosts(owner, brandId, hosts);
  if (Object.keys(settings).length > 0) await seedSettings(owner, brandId, settings);
  return brandId;
}
