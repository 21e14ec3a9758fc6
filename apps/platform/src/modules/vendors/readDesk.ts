import type { listStuckRounds, OutputOf } from '@baize/contract';
import type { KnownVendor } from './KnownVendor.ts';
import { memberIdOf } from './rules.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

type Stuck = OutputOf<typeof listStuckRounds>['rounds'][number];

/** The pending rounds of one brand at a vendor. Throws SupplierError. */
export async function readDesk(
  { vendors }: Pick<VendorsDeps, 'vendors'>,
  known: KnownVendor,
  brandId: number,
): Promise<Stuck[]> {
  const brand = known.brandById(brandId);
  const supplier = vendors.supplierOf(known);
  if (!brand || !known.vendor.hasDesk || !supplier.listDesk) return [];
  const { id: vendorId, name: vendor } = known.vendor;
  const rounds = await supplier.listDesk(known, brand.subPartnerId);
  return rounds.flatMap((one): Stuck[] => {
    const memberId = memberIdOf(one.user, brand.code);
    // Whatever the vendor sends, a brand's operators see and decide on their own members only.
    if (memberId === undefined || one.subPartnerId !== brand.subPartnerId) return [];
    return [
      {
        ...{ vendorId, vendor, round: one.round, memberId: String(memberId), gameCode: one.gameCode },
        ...{ currency: one.currency, bet: one.bet, win: one.win, call: one.call, reason: one.reason },
        ...{ attempts: one.attempts, isAsking: one.isAsking, since: one.since },
      },
    ];
  });
}
