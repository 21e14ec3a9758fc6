/** The door of the vendors: the canonical core that every dialect speaks to, launches, and what was played. */
export { createVendors, type Launch, type Vendors } from './createVendors.ts';
export type { Seamless } from './createSeamless.ts';
export { SupplierError, type ListedGame } from './createSupplier.ts';
export { vendorsModule } from './module.ts';
export type { RoundCatalogue } from './VendorsDeps.ts';
export type { GameFace } from './present.ts';
export { userOf, type PlayAnswer, type Vendor } from './rules.ts';
export { endOpenings } from './store.ts';
export { seedVendor, type VendorSeed } from './seedVendor.ts';
