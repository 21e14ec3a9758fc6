import type { BrandFile } from '../readBrandFile.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { deleteOtherHosts, moveHost, seedSettings, upsertBrand } from '../store.ts';

/** What a brand starts from, as its file says it. */
export type BrandSeed = Pick<
  BrandFile,
  'name' | 'currency' | 'timeZone' | 'defaultLanguage' | 'languages' | 'hosts' | 'customerService' | 'settings'
> & { code: string };

/**
 * Enters a brand, or brings the one of this code up to date: the one door to the tables of brands and hosts. It has
 * these hosts and no others from then on; its money and its days stay what they were, and so does what operators have set up.
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
