import type { Clock } from '../../kit/clock.ts';
import type { Pool } from '../../kit/db.ts';
import type { Logger } from '../../kit/logger.ts';
import { hashToken, newToken } from '../../kit/random.ts';
import type { Brands } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createDirectory, type Directory, type KnownVendor } from './createDirectory.ts';
import { createSeamless, type IsGameOpen, type Seamless } from './createSeamless.ts';
import { createSupplier, type ListedGame, type Supplier } from './createSupplier.ts';
import { userOf, type Vendor } from './rules.ts';
import { insertSession, sumBrandRounds, type BrandStretch } from './store.ts';

/** Everything that the rest of the platform may ask of the vendors. */
export type Vendors = Readonly<{
  directory: Directory;
  seamless: Seamless;
  supplier: Supplier;
  /** The vendors that a brand offers, open or not. */
  ofBrand(brandId: number): Promise<readonly { vendor: Vendor; isOpen: boolean }[]>;
  /** The vendor's own list of games. Throws SupplierError. */
  listGames(vendorCode: string): Promise<ListedGame[]>;
  /** Opens a game: for a member with a new launch token of its own, without a member for fun. Throws SupplierError. */
  launch(request: Launch): Promise<string>;
  /** Number, stakes and winnings of a brand's rounds since a moment. */
  countRounds(query: BrandStretch): Promise<{ rounds: number; bet: bigint; win: bigint }>;
}>;

export type Launch = Readonly<{
  vendorCode: string;
  gameCode: string;
  brandId: number;
  language: 'CN' | 'EN';
  device: 'desktop' | 'mobile';
  ip: string;
  lobbyUrl: string;
  memberId?: bigint;
}>;

export type VendorsOptions = {
  pool: Pool;
  wallet: Wallet;
  brands: Brands;
  clock: Clock;
  log: Logger;
  isGameOpen: IsGameOpen;
  maxBatch?: number;
  lanes?: number;
};

export function createVendors(options: VendorsOptions): Vendors {
  const { pool, brands, clock } = options;
  const directory = createDirectory(pool, brands, clock);
  const supplier = createSupplier();

  async function known(vendorCode: string): Promise<KnownVendor> {
    const found = await directory.byCode(vendorCode);
    if (!found) throw new Error(`There is no vendor ${vendorCode}.`);
    return found;
  }

  return {
    directory,
    supplier,
    seamless: createSeamless(options),
    ofBrand: async (brandId) =>
      (await directory.all()).flatMap((entry) => {
        const brand = entry.brandById(brandId);
        return brand ? [{ vendor: entry.vendor, isOpen: brand.isOpen }] : [];
      }),
    listGames: async (vendorCode) => supplier.listGames(await known(vendorCode)),
    launch: async ({ vendorCode, gameCode, brandId, memberId, ...rest }) => {
      const vendor = await known(vendorCode);
      const brand = vendor.brandById(brandId);
      if (!brand) throw new Error(`Vendor ${vendorCode} does not serve brand ${brandId}.`);
      const { currency, subPartnerId } = brand;
      const request = { ...rest, gameCode, currency, subPartnerId };
      if (memberId === undefined) return supplier.gameUrl(vendor, request);
      const token = newToken();
      // Stored before the vendor hears of it, since its first call may come before its answer does.
      await insertSession(pool, {
        tokenHash: hashToken(token),
        brandId,
        memberId,
        vendorId: vendor.vendor.id,
        gameCode,
        currency,
      });
      return supplier.gameUrl(vendor, { ...request, player: { user: userOf(brand.code, memberId), token } });
    },
    countRounds: (query) => sumBrandRounds(pool, query),
  };
}
