import { transferDialects, type KnownVendor } from '#modules/vendors/index.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** A transfer vendor of a brand's members. */
export type BrandVendor = Readonly<{ known: KnownVendor; isOpen: boolean; partner: string }>;

/** A brand's transfer vendors. */
export async function walletsOf({ vendors }: Pick<TransfersDeps, 'vendors'>, brandId: number): Promise<BrandVendor[]> {
  return (await vendors.directory.all()).flatMap((known) => {
    const brand = known.brandById(brandId);
    if (!transferDialects.includes(known.vendor.dialect) || !brand) return [];
    return [{ known, isOpen: brand.isOpen, partner: brand.subPartnerId }];
  });
}
