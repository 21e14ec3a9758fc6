import type { Queryable } from '#kit/db.ts';
import { seedVendor } from '#modules/vendors/index.ts';
import type { StudioSeed } from './seedStudio.ts';
import { simulatedVendors, type SimulatedVendor } from './simulatedVendors.ts';

/**
 * Registers the demo's simulated vendors for these brands. Their games come with their own lists. Safe to run at every
 * start, as the owner; a vendor's secret is in the named file.
 */
export async function seedSimulated(
  owner: Queryable,
  {
    operatorId,
    supplierUrl,
    launchOrigins,
    brands,
  }: Pick<StudioSeed, 'operatorId' | 'supplierUrl' | 'launchOrigins' | 'brands'>,
  secretFileOf: (vendor: SimulatedVendor['code']) => string,
): Promise<void> {
  for (const { code, name, dialect } of simulatedVendors) {
    await seedVendor(owner, {
      ...{ code, name, dialect, operatorId, brands, privateKeyFile: '', secretFile: secretFileOf(code) },
      listsRounds: true,
      // JILI's protocol names what a free spin was given by; the others of these tell only what their own gifts came to.
      hasFreeRounds: dialect === 'jili',
      ...(launchOrigins === undefined ? {} : { launchOrigins }),
      supplierUrl: `${supplierUrl.replace(/\/+$/, '')}/sim/${code}`,
    });
  }
}
