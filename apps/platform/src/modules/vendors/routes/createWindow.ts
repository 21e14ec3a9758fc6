import { createWindow as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { planWindow } from '../commands/planWindow.ts';
import { presentBrandVendors } from '../presentBrandVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const createWindow = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip, refuse }) => {
    await planWindow(deps.pool, { ...input, operator, ip });
    const [vendor] = await presentBrandVendors(deps, { brandId: operator.brandId, vendorId: input.vendorId });
    if (!vendor) throw refuse('vendor_not_found');
    return vendor;
  });
