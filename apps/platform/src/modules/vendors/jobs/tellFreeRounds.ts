import type { Recurring } from '#kit/jobs/Job.ts';
import type { KnownVendor } from '../KnownVendor.ts';
import { userOf } from '../rules.ts';
import { markTold, takeUntoldFree, type UntoldFree } from '../store/freeTelling.ts';
import { SupplierError } from '../SupplierError.ts';
import { toldVendors } from '../toldVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Deps = Pick<VendorsDeps, 'pool' | 'vendors' | 'log'>;

/** Tells vendors of the free rounds that they are to offer, or to offer no more. What one did not take is told again. */
export async function tellFreeRounds(deps: Deps, signal?: AbortSignal): Promise<void> {
  const told = await toldVendors(deps.vendors);
  if (told.size === 0) return;
  while (signal?.aborted !== true) {
    const free = await takeUntoldFree(deps.pool, [...told.keys()]);
    const known = free && told.get(free.vendorId);
    if (!free || !known) return;
    await tell(deps, known, free);
  }
}

async function tell({ pool, vendors, log }: Deps, known: KnownVendor, free: UntoldFree): Promise<void> {
  const supplier = vendors.supplierOf(known);
  const brand = known.brandById(free.brandId);
  if (!brand || !supplier.giveFree || !supplier.takeFree) return;
  const grant = { ...free, user: userOf(brand.code, free.memberId) };
  try {
    if (free.act === 'given') await supplier.giveFree(known, grant);
    else await supplier.takeFree(known, grant);
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    log.warn({ err: error, vendor: known.vendor.code, freeRounds: String(free.id) }, 'free rounds were not taken over');
    return;
  }
  await markTold(pool, free);
}

/** Looks every three seconds for free rounds that a vendor has not heard of. */
export const tellFreeRoundsJob = (deps: Deps): Recurring => ({
  ...{ name: 'vendors.tellFreeRounds', everyMs: 3_000, deadlineMs: 120_000 },
  run: (signal) => tellFreeRounds(deps, signal),
});
