import type { Module } from '#kit/implement.ts';
import { createVendorDoors, type VendorDoors, type VendorDoorsOptions } from './createVendorDoors.ts';
import { vendorsModule } from './module.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** Public API of the vendors for the other modules. */
export type Vendors = VendorDoors & Readonly<{ module: Module }>;

type Options = VendorDoorsOptions &
  Omit<VendorsDeps, 'vendors' | 'wallet'> & {
    /** Wrong signatures verified per address and minute, in this process. */
    badSignaturesPerMinute: number;
  };

export function createVendors(options: Options): Vendors {
  const vendors = createVendorDoors(options);
  return { ...vendors, module: vendorsModule({ ...options, vendors }, options) };
}
