import type { Module } from '#kit/implement.ts';
import { createVendorDoors, type VendorDoors, type VendorDoorsOptions } from './createVendorDoors.ts';
import { vendorsModule } from './module.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** Everything that the rest of the platform may ask of the vendors. */
export type Vendors = VendorDoors & Readonly<{ module: Module }>;

type Options = VendorDoorsOptions &
  Omit<VendorsDeps, 'vendors' | 'wallet'> & {
    /** Wrong signatures that this process looks at for one address in a minute. */
    badSignaturesPerMinute: number;
  };

export function createVendors(options: Options): Vendors {
  const vendors = createVendorDoors(options);
  return { ...vendors, module: vendorsModule({ ...options, vendors }, options) };
}
