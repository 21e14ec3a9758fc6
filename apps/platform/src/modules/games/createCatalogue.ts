import { findsGame } from '@baize/contract/games/findsGame';
import type { LocalTexts } from '@baize/contract/localText';
import { cachedRead } from '@baize/server/cachedRead';
import type { Clock } from '@baize/server/clock';
import type { Pool } from '#kit/db.ts';
import {
  houseVendorId,
  type GameDisplay,
  type JudgeStake,
  type RoundCatalogue,
  type Standing,
  type Vendor,
  type Vendors,
} from '#modules/vendors/index.ts';
import { imageOf } from './imageOf.ts';
import { decided, stakeFault, stakesOf } from './rules.ts';
import { readGames } from './store.ts';
import type { GameRow } from './GameRow.ts';
import { readDecisions } from './store/decisions.ts';
import type { DecisionRow } from './DecisionRow.ts';

/** A game as one brand sees it. */
export type BrandGame = Readonly<{
  row: GameRow;
  vendor: Vendor;
  standing: Standing;
  /** The brand's overrides, if any. */
  decision: DecisionRow | undefined;
  /** Whether the vendor accepts bets, whatever the state of this game. */
  isVendorOpen: boolean;
  isAvailable: boolean;
}>;

/** The offered games by brand. */
export type Catalogue = RoundCatalogue &
  Readonly<{
    /** False for unknown and disabled games. */
    isOpen(vendorId: number, gameCode: string): Promise<boolean>;
    /** Why the brand refuses stakes on a game, or some of these amounts. */
    judgeStake: JudgeStake;
    /** A game without a brand's overrides. */
    plain(row: GameRow): Promise<GameRow>;
    /** All games of a brand in lobby order. */
    ofBrand(brandId: number): Promise<readonly BrandGame[]>;
    /** The category of every game of a brand, by `<vendor id>:<game code>`. */
    classesOf(brandId: number): Promise<ReadonlyMap<string, string>>;
    /** One game by its exact codes. */
    find(brandId: number, vassalage: string, gameCode: string): Promise<BrandGame | undefined>;
    /** Invalidates the cache, after an own change that has to be visible at once. */
    forget(): void;
  }>;

/** An own lottery for the records; identified by its id there, since two brands may share a code. */
export type HouseLottery = Readonly<{
  id: number;
  brandId: number;
  code: string;
  classify: 'LOTT' | 'ELOTT';
  name: LocalTexts;
}>;

export type CatalogueOptions = {
  pool: Pool;
  clock: Clock;
  vendors: Pick<Vendors, 'ofBrand' | 'directory'>;
  houseLotteries: () => Promise<readonly HouseLottery[]>;
};

/** Caches the catalogue in memory for a second, so that no bet waits for it. */
export function createCatalogue({ pool, clock, vendors, houseLotteries }: CatalogueOptions): Catalogue {
  const { get: all, forget } = cachedRead(clock, async (): Promise<Read> => {
    // One after the other: read once a second, they are not worth three connections.
    const rows = await readGames(pool);
    const lotteries = await houseLotteries();
    const decisions = await readDecisions(pool);
    return {
      rows,
      byKey: new Map(rows.map((row) => [keyOf(row.vendorId, row.gameCode), row])),
      lotteries: new Map(lotteries.map((one) => [houseKeyOf(one), one])),
      decisions: new Map(decisions.map((one) => [keyOf(one.brandId, String(one.gameId)), one])),
    };
  });

  const ofBrand = async (brandId: number): Promise<BrandGame[]> => {
    const [{ rows, decisions }, offered] = await Promise.all([all(), vendors.ofBrand(brandId)]);
    const games = rows.flatMap((plain) => {
      const offer = offered.find(({ vendor }) => vendor.id === plain.vendorId);
      if (!offer) return [];
      const decision = decisions.get(keyOf(brandId, String(plain.id)));
      const row = decided(plain, decision);
      const { vendor, standing, isOpen } = offer;
      return [{ row, vendor, standing, decision, isVendorOpen: isOpen, isAvailable: row.isEnabled && isOpen }];
    });
    const isMoved = games.some(({ decision }) => typeof decision?.position === 'number');
    return isMoved ? games.toSorted((a, b) => a.row.position - b.row.position || a.row.id - b.row.id) : games;
  };

  return {
    forget,
    ofBrand,
    classesOf: async (brandId) => {
      const [games, { lotteries }] = await Promise.all([ofBrand(brandId), all()]);
      return new Map([
        ...games.map(({ row }) => [keyOf(row.vendorId, row.gameCode), row.classify] as const),
        ...[...lotteries].flatMap(([key, one]) => (one.brandId === brandId ? [[key, one.classify] as const] : [])),
      ]);
    },
    isOpen: async (vendorId, gameCode) => (await all()).byKey.get(keyOf(vendorId, gameCode))?.isEnabled ?? false,
    plain: async (row) => (await all()).byKey.get(keyOf(row.vendorId, row.gameCode)) ?? row,
    judgeStake: async ({ brandId, vendorId, gameCode, ...stake }) => {
      const { byKey, decisions } = await all();
      const row = byKey.get(keyOf(vendorId, gameCode));
      return row === undefined ? 'game_closed' : stakeFault(row, decisions.get(keyOf(brandId, String(row.id))), stake);
    },
    find: async (brandId, vassalage, gameCode) =>
      (await ofBrand(brandId)).find(({ row, vendor }) => vendor.code === vassalage && row.gameCode === gameCode),
    freeOffersOf: async (brandId) =>
      (await ofBrand(brandId)).flatMap(({ row, vendor }) => {
        const stakes = stakesOf(row);
        if (!vendor.hasFreeRounds || !row.isEnabled || stakes.length === 0) return [];
        return [{ vendor, gameCode: row.gameCode, name: row.names, stakes }];
      }),
    displayOf: async (vendorId, gameCode): Promise<GameDisplay> => {
      const [{ byKey, lotteries }, known] = await Promise.all([all(), vendors.directory.byId(vendorId)]);
      const lottery = lotteries.get(keyOf(vendorId, gameCode));
      if (lottery !== undefined) return lotteryFace(lottery);
      const row = byKey.get(keyOf(vendorId, gameCode));
      return {
        vassalage: known?.vendor.code ?? '',
        vendorName: known?.vendor.name ?? '',
        classify: row?.classify ?? '',
        gameCode,
        name: row?.names ?? { EN: gameCode },
        image: row?.image ?? imageOf('default'),
      };
    },
    keysOf: async ({ classify, search }) => {
      const { rows, lotteries } = await all();
      const isFound = findsGame(search ?? '');
      const isOf = (own: string): boolean => classify === undefined || own === classify;
      return [
        ...rows.flatMap((row) =>
          isOf(row.classify) && isFound(row.names, row.gameCode) ? [keyOf(row.vendorId, row.gameCode)] : [],
        ),
        ...[...lotteries].flatMap(([key, { classify: own, name, code }]) =>
          isOf(own) && isFound(name, code) ? [key] : [],
        ),
      ];
    },
  };
}

type Read = {
  rows: GameRow[];
  byKey: Map<string, GameRow>;
  lotteries: ReadonlyMap<string, HouseLottery>;
  decisions: ReadonlyMap<string, DecisionRow>;
};

const houseKeyOf = ({ id }: HouseLottery): string => keyOf(houseVendorId, String(id));

const lotteryFace = ({ code, classify, name }: HouseLottery): GameDisplay => ({
  ...{ vassalage: 'LOTTERY', vendorName: 'Lottery', classify, gameCode: code, name, image: imageOf('default') },
});

function keyOf(vendorId: number, gameCode: string): string {
  return `${vendorId}:${gameCode}`;
}
