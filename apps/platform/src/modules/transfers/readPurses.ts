import { SupplierError, userOf } from '#modules/vendors/index.ts';
import { readPending, readWallets, writeSeen } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';
import { walletsOf, type BrandVendor } from './walletsOf.ts';

export type Purse = Readonly<{
  vendor: BrandVendor;
  /** The vendor's current balance; undefined while it cannot be queried. */
  balance: bigint | undefined;
  /** The last known balance. */
  seen: bigint;
  /** In transit, in either direction, and the part that has left the main wallet. */
  pending: bigint;
  pendingIn: bigint;
}>;

/** A member's balance at each transfer vendor: all are queried concurrently, each with a time-out. */
export async function readPurses(deps: TransfersDeps, owner: { brandId: number; memberId: bigint }): Promise<Purse[]> {
  const [vendors, wallets, pending] = await Promise.all([
    walletsOf(deps, owner.brandId),
    readWallets(deps.pool, owner),
    readPending(deps.pool, owner),
  ]);
  return Promise.all(
    vendors.map(async (vendor) => {
      const vendorId = vendor.known.vendor.id;
      const wallet = wallets.find((one) => one.vendorId === vendorId);
      const under = pending.filter((one) => one.vendorId === vendorId);
      const sum = (rows: typeof under): bigint => rows.reduce((total, one) => total + one.amount, 0n);
      const purse = {
        ...{ vendor, seen: wallet?.balance ?? 0n, pending: sum(under) },
        pendingIn: sum(under.filter(({ direction }) => direction === 'in')),
      };
      if (!wallet) return { ...purse, balance: 0n };
      const balance = await ask(deps, vendor, owner.memberId);
      if (balance !== undefined && balance !== wallet.balance) {
        await writeSeen(deps.pool, { ...owner, vendorId, balance });
      }
      return { ...purse, balance, seen: balance ?? purse.seen };
    }),
  );
}

async function ask(deps: TransfersDeps, vendor: BrandVendor, memberId: bigint): Promise<bigint | undefined> {
  try {
    return await deps.vendors.transferWallets.balance(vendor.known, userOf(vendor.partner, memberId));
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    deps.log.warn({ err: error, vendor: vendor.known.vendor.code }, 'a wallet could not be read');
    return undefined;
  }
}
