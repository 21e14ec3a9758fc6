import type { Brand } from '#kit/implement.ts';
import type { KnownVendor } from './KnownVendor.ts';
import type { Language, RoundDetails } from './dialects/Supplier.ts';
import { houseVendorId } from './houseVendorId.ts';
import { userOf, type RoundRow } from './rules.ts';
import { scopeOf } from './stepItem.ts';
import { findRound } from './store.ts';
import { findRoundKeys } from './store/roundKeys.ts';
import { SupplierError } from './SupplierError.ts';
import type { VendorsDeps } from './VendorsDeps.ts';

/** Scope of the house's own lotteries in the ledger. */
const LOTTERY_SCOPE = 'lottery';

type Asked = { brand: Brand; memberId: bigint; id: string; language?: Language | undefined };

export type RoundSources = {
  row: RoundRow;
  /** The ids of its movements, in booking order. */
  keys: readonly string[];
  /** Undefined for the house's own lotteries. */
  known: KnownVendor | undefined;
  /** Scope of the round's transfers in the ledger. */
  scope: string;
  /** The vendor's replay and proof; undefined if it did not answer in time or offers none. */
  askVendor(): Promise<RoundDetails | undefined>;
  /** Makes the vendor reveal the seed; undefined if it offers none. Throws SupplierError. */
  closeSeed(): Promise<RoundDetails | undefined>;
};

/** A member's round and the sources of its details; undefined if there is none. */
export async function findRoundSources(
  { pool, vendors, log }: Pick<VendorsDeps, 'pool' | 'vendors' | 'log'>,
  { brand, memberId, id, language }: Asked,
): Promise<RoundSources | undefined> {
  const row = await findRound(pool, { brandId: brand.id, memberId, id: BigInt(id) });
  if (!row) return undefined;
  const known = await vendors.directory.byId(row.vendorId);
  if (known === undefined && row.vendorId !== houseVendorId) return undefined;
  const supplier = known && vendors.supplierOf(known);
  const asked = { round: row.round, user: userOf(brand.code, memberId), language };
  return {
    ...{ row, known, keys: await findRoundKeys(pool, { brandId: brand.id, memberId, id: row.id }) },
    scope: known === undefined ? LOTTERY_SCOPE : scopeOf(known.vendor.code),
    closeSeed: async () => (known === undefined ? undefined : supplier?.reveal?.(known, asked)),
    askVendor: async () => {
      if (known === undefined) return undefined;
      try {
        return await supplier?.round?.(known, asked);
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        log.warn({ err: error, vendor: known.vendor.code, round: row.round }, 'no details of a round');
        return undefined;
      }
    },
  };
}
