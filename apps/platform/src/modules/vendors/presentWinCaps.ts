import type { listWinCaps, OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import type { RoundCatalogue } from './VendorsDeps.ts';
import { readBrandVendors } from './store/brandVendors.ts';
import { readGreatestWins, readWinCaps } from './store/winCaps.ts';
import { keepsWallets } from './keepsWallets.ts';
import { winCapOf } from './winCapOf.ts';

type Shape = OutputOf<typeof listWinCaps>;

/** The bounds of a vendor at a brand, and of its games with bounds of their own. */
export async function presentWinCaps(
  { pool, catalogue }: { pool: Queryable; catalogue: Pick<RoundCatalogue, 'classesOf' | 'displayOf'> },
  { brandId, currency, vendorId }: { brandId: number; currency: string; vendorId: number },
): Promise<Shape> {
  const [vendors, set, sums, classes] = await Promise.all([
    readBrandVendors(pool, { brandId, vendorId }),
    readWinCaps(pool, { brandId, vendorId }),
    readGreatestWins(pool, vendorId),
    catalogue.classesOf(brandId),
  ]);
  const [vendor] = vendors;
  if (!vendor) throw new Refusal('vendor_not_found');
  if (keepsWallets(vendor.dialect)) throw new Refusal('vendor_keeps_wallets');
  const byGame = new Map(set.map((row) => [row.gameCode, row]));
  const ofVendor = byGame.get('') ?? null;
  const prefix = `${vendorId}:`;
  const offered = [...classes.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const nameOf = async (gameCode: string) => (await catalogue.displayOf(vendorId, gameCode)).name;
  const capOf = async (gameCode: string): Promise<Shape['caps'][number]> => {
    const own = byGame.get(gameCode);
    const greatest = sums.get(gameCode) ?? null;
    return {
      ...{ gameCode, gameName: gameCode === '' ? null : await nameOf(gameCode), greatest },
      ...winCapOf({ game: gameCode === '' ? null : (own ?? null), greatest, vendor: ofVendor }),
      ...{ version: own?.version ?? 0, setBy: own?.setBy ?? '', setAt: own?.setAt.toISOString() ?? null },
    };
  };
  const special = new Set([...byGame.keys(), ...offered.filter((gameCode) => sums.has(gameCode))]);
  special.delete('');
  return {
    ...{ vendorId, currency },
    caps: await Promise.all(['', ...[...special].toSorted()].map(capOf)),
    otherGames: await Promise.all(
      offered
        .filter((gameCode) => !special.has(gameCode))
        .map(async (gameCode) => ({ gameCode, name: await nameOf(gameCode) })),
    ),
  };
}
