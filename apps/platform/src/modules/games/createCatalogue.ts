import type { Clock } from '../../kit/clock.ts';
import type { Pool } from '../../kit/db.ts';
import type { GameFace, RoundCatalogue, Vendor, Vendors } from '../vendors/index.ts';
import { imageOf } from './imageOf.ts';
import { readGames, type GameRow } from './store.ts';

/** A game as one brand sees it. */
export type BrandGame = Readonly<{ row: GameRow; vendor: Vendor; isAvailable: boolean }>;

/** What is offered, at which brand. */
export type Catalogue = RoundCatalogue &
  Readonly<{
    /** False for what nobody offers and for what is switched off. */
    isOpen(vendorId: number, gameCode: string): Promise<boolean>;
    /** All games of a brand in the order of its lobbies. */
    ofBrand(brandId: number): Promise<readonly BrandGame[]>;
    /** One game by its exact codes. */
    find(brandId: number, vassalage: string, gameCode: string): Promise<BrandGame | undefined>;
  }>;

const FRESH_MS = 1_000;

type Options = { pool: Pool; clock: Clock; vendors: Pick<Vendors, 'ofBrand' | 'directory'> };

/** Keeps the catalogue in memory for a second at a time, so that no bet waits for it. */
export function createCatalogue({ pool, clock, vendors }: Options): Catalogue {
  let reading: Promise<{ rows: GameRow[]; byKey: Map<string, GameRow> }> | undefined;
  let readAt = 0;
  const read = async () => {
    const rows = await readGames(pool);
    return { rows, byKey: new Map(rows.map((row) => [keyOf(row.vendorId, row.gameCode), row])) };
  };
  const all = () => {
    if (reading === undefined || Math.abs(clock() - readAt) > FRESH_MS) {
      readAt = clock();
      reading = read();
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };

  const ofBrand = async (brandId: number): Promise<BrandGame[]> => {
    const [{ rows }, offered] = await Promise.all([all(), vendors.ofBrand(brandId)]);
    return rows.flatMap((row) => {
      const offer = offered.find(({ vendor }) => vendor.id === row.vendorId);
      return offer ? [{ row, vendor: offer.vendor, isAvailable: row.isEnabled && offer.isOpen }] : [];
    });
  };

  return {
    ofBrand,
    isOpen: async (vendorId, gameCode) => (await all()).byKey.get(keyOf(vendorId, gameCode))?.isEnabled ?? false,
    find: async (brandId, vassalage, gameCode) =>
      (await ofBrand(brandId)).find(({ row, vendor }) => vendor.code === vassalage && row.gameCode === gameCode),
    faceOf: async (vendorId, gameCode): Promise<GameFace> => {
      const [{ byKey }, known] = await Promise.all([all(), vendors.directory.byId(vendorId)]);
      const row = byKey.get(keyOf(vendorId, gameCode));
      return {
        vassalage: known?.vendor.code ?? '',
        vendorName: known?.vendor.name ?? '',
        gameCode,
        name: { EN: row?.nameEn ?? gameCode, CN: row?.nameCn ?? gameCode },
        image: row?.image ?? imageOf('default'),
      };
    },
    keysOf: async ({ classify, search }) =>
      (await all()).rows
        .filter((row) => classify === undefined || row.classify === classify)
        .filter((row) => search === undefined || isNamed(row, search))
        .map((row) => keyOf(row.vendorId, row.gameCode)),
  };
}

/** True when the words stand in either of the names, whatever the case. */
export function isNamed({ nameEn, nameCn }: GameRow, search: string): boolean {
  const words = search.trim().toLowerCase();
  return nameEn.toLowerCase().includes(words) || nameCn.toLowerCase().includes(words);
}

function keyOf(vendorId: number, gameCode: string): string {
  return `${vendorId}:${gameCode}`;
}
