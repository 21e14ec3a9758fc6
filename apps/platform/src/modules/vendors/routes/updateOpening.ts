import { updateOpening as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setOpening } from '../commands/setOpening.ts';
import { presentBrandVendors } from '../presentBrandVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const updateOpening = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    await setOpening(deps.pool, { ...input, operator, ip });
    const [vendor] = await presentBrandVendors(deps, { brandId: operator.brandId, vendorId: input.vendorId });
    if (!vendor) throw refuse('vendor_not_found');
    return vendor;
  });
