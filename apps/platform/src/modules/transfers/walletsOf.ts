import { transferDialects, type KnownVendor } from '#modules/vendors/index.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** A vendor that keeps wallets of its own for a brand's members. */
export type BrandVendor = Readonly<{ known: KnownVendor; isOpen: boolean; partner: string }>;

/** The vendors of a brand that keep wallets of their own. */
export async function walletsOf({ vendors }: Pick<TransfersDeps, 'vendors'>, brandId: number): Promise<BrandVendor[]> {
  return (await vendors.directory.all()).flatMap((known) => {
    const brand = known.brandById(brandId);
    if (!transferDialects.includes(known.vendor.dialect) || !brand) return [];
    return [{ known, isOpen: brand.isOpen, partner: brand.subPartnerId }];
  });
}
