import type { Credential } from './codec/readCredential.ts';
import type { Standing, Vendor, VendorBrand } from './rules.ts';

/** A vendor with its credential, its allowed addresses and its brands. */
export type KnownVendor = Readonly<{
  vendor: Vendor;
  credential: Credential;
  /** True if calls from the address are allowed for this vendor. */
  admits(ip: string): boolean;
  brandBySubPartner(subPartnerId: string): VendorBrand | undefined;
  brandById(brandId: number): VendorBrand | undefined;
  brandByCode(code: string): VendorBrand | undefined;
  /** How a brand offers the vendor; undefined if it does not. */
  standingAt(brandId: number): Standing | undefined;
}>;
