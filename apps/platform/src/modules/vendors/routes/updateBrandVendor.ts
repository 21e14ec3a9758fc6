import { updateBrandVendor as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setBrandVendor } from '../commands/setBrandVendor.ts';
import { presentBrandVendors } from '../presentBrandVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const updateBrandVendor = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    await setBrandVendor(deps.pool, { ...input, operator, ip });
    const [vendor] = await presentBrandVendors(deps, { brandId: operator.brandId, vendorId: input.vendorId });
    if (!vendor) throw refuse('vendor_not_found');
    return vendor;
  });
