import { listBrandVendors as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentBrandVendors } from '../presentBrandVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listBrandVendors = (deps: VendorsDeps): Route =>
  implement(operation, async ({ brand, session: { brandId } }) => ({
    currency: brand.currency,
    vendors: await presentBrandVendors(deps, { brandId }),
  }));
