import { closeWindow as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { endWindowNow } from '../commands/endWindowNow.ts';
import { presentBrandVendors } from '../presentBrandVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const closeWindow = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    const vendorId = await endWindowNow(deps.pool, { ...input, operator, ip });
    const [vendor] = await presentBrandVendors(deps, { brandId: operator.brandId, vendorId });
    if (!vendor) throw refuse('window_not_found');
    return vendor;
  });
