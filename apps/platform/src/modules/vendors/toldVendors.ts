import type { VendorDoors } from './createVendorDoors.ts';
import type { KnownVendor } from './KnownVendor.ts';

/** The vendors that have to be told of free rounds, by their numbers; the others ask for them, or have none. */
export async function toldVendors({
  directory,
  supplierOf,
}: Pick<VendorDoors, 'directory' | 'supplierOf'>): Promise<ReadonlyMap<number, KnownVendor>> {
  const known = (await directory.all()).filter(
    (one) => one.vendor.hasFreeRounds && supplierOf(one).giveFree !== undefined,
  );
  return new Map(known.map((one) => [one.vendor.id, one]));
}
