import type { Credential } from './codec/readCredential.ts';
import type { Standing, Vendor, VendorBrand } from './rules.ts';

/** A vendor with what proves its calls, the addresses that they may come from, and the brands that it serves. */
export type KnownVendor = Readonly<{
  vendor: Vendor;
  credential: Credential;
  /** True when the address may call in this vendor's name. */
  admits(ip: string): boolean;
  brandBySubPartner(subPartnerId: string): VendorBrand | undefined;
  brandById(brandId: number): VendorBrand | undefined;
  brandByCode(code: string): VendorBrand | undefined;
  /** How a brand shows the vendor; undefined where it does not offer it. */
  standingAt(brandId: number): Standing | undefined;
}>;
