import type { listBrandVendors, OutputOf } from '@baize/contract';

export type BrandVendor = OutputOf<typeof listBrandVendors>['vendors'][number];
