import { Refusal } from '#kit/refusal.ts';
import { SupplierError, userOf } from '#modules/vendors/index.ts';
import { insertWallet, readWallets } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import type { BrandVendor } from '../walletsOf.ts';

/** The vendor's wallet is created before any money moves, so that an unavailable vendor costs nothing. */
export async function ensureWallet(
  deps: TransfersDeps,
  { known, partner }: BrandVendor,
  { brandId, memberId, currency }: { brandId: number; memberId: bigint; currency: string },
): Promise<void> {
  const owner = { brandId, memberId, vendorId: known.vendor.id };
  if ((await readWallets(deps.pool, owner)).some(({ vendorId }) => vendorId === owner.vendorId)) return;
  try {
    await deps.vendors.transferWallets.createMember(known, { username: userOf(partner, memberId), currency });
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    deps.log.warn({ err: error, vendor: known.vendor.code }, 'a wallet could not be made');
    throw new Refusal('vendor_unavailable');
  }
  await insertWallet(deps.pool, owner);
}
