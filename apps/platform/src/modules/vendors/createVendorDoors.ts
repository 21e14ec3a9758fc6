import type { Clock } from '@baize/server/clock';
import type { Pool, Queryable } from '#kit/db.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import type { Brands } from '#modules/site/index.ts';
import type { Logger } from '@baize/server/logger';
import type { Posting } from '#modules/wallet/index.ts';
import { createDirectory, type Directory } from './createDirectory.ts';
import type { KnownVendor } from './KnownVendor.ts';
import { createPools } from './createPools.ts';
import { createSeamless, type JudgeStake, type Seamless } from './createSeamless.ts';
import { allowedUrl } from './codec/allowedUrl.ts';
import type { ListedGame } from './codec/ListedGame.ts';
import { dialectOf } from './dialectOf.ts';
import * as dialects from './dialects/index.ts';
import type { Language, Supplier } from './dialects/Supplier.ts';
import type { TransferWallet } from './dialects/TransferWallet.ts';
import { transferWallets } from './transferWallets.ts';
import { userOf, type Standing, type Vendor, type WonRound } from './rules.ts';
import { countRoundsByGame, insertSession, readWins, sumBrandRounds, sumRounds, type BrandStretch } from './store.ts';
import { readLatestRounds, sumRoundsByHour, type HourOfRounds } from './store/latest.ts';
import { sumDebt } from './store/sumDebt.ts';

/** Public API of the vendors for the other modules. */
export type VendorDoors = Readonly<{
  directory: Directory;
  seamless: Seamless;
  /** The client of a vendor, in its dialect. */
  supplierOf(known: KnownVendor): Supplier;
  /** Clients of vendors with transfer wallets, by dialect. */
  transferWallets: Omit<TransferWallet, 'kind'>;
  /** The vendors of a brand, open or not. */
  ofBrand(brandId: number): Promise<readonly { vendor: Vendor; isOpen: boolean; standing: Standing }[]>;
  /** The vendor's own list of games. Throws SupplierError. */
  listGames(vendorCode: string): Promise<ListedGame[]>;
  /** Opens a game: for a member with a new launch token, without a member for fun play. Throws SupplierError. */
  launch(request: Launch): Promise<string>;
  /** Number, stakes and winnings of a brand's rounds since a time. */
  countRounds(query: BrandStretch): Promise<{ rounds: number; bet: bigint; win: bigint }>;
  /** How often each game of a brand was played since a time. */
  countByGame(query: {
    brandId: number;
    since: Date;
  }): Promise<{ vendorId: number; gameCode: string; rounds: number }[]>;
  /** Closed rounds of a brand with a profit, newest first; `before` is the cursor. */
  latestWins(query: { brandId: number; before?: Date | undefined; limit: number }): Promise<WonRound[]>;
  /** A member's stakes and wins since a time. */
  playOf(query: { brandId: number; memberId: bigint; from: Date }): ReturnType<typeof sumRounds>;
  /** What a brand's members played today and yesterday, by hour of the brand's time zone. */
  hoursOf(query: { brandId: number; currency: string; timeZone: string }): Promise<HourOfRounds[]>;
  /** The latest rounds of a brand, newest first. */
  latestRounds(query: { brandId: number; limit: number }): ReturnType<typeof readLatestRounds>;
}>;

export type Launch = Readonly<{
  vendorCode: string;
  gameCode: string;
  brandId: number;
  language: Language;
  device: 'desktop' | 'mobile';
  ip: string;
  lobbyUrl: string;
  memberId?: bigint;
  /** Stores the launch token in a transaction in which the member's session cannot end; rejects if it has ended. */
  whileLoggedIn?: (store: (db: Queryable) => Promise<void>) => Promise<void>;
}>;

export type VendorDoorsOptions = {
  pool: Pool;
  /** Pool reserved for vendors' calls, so that they are answered under any load. */
  callPool: Pool;
  wallet: Posting;
  brands: Brands;
  clock: Clock;
  log: Logger;
  judgeStake: JudgeStake;
  maxBatch?: number;
};

/** Time-out for a vendor's list or launch, while a member waits. */
const DEADLINE_MS = 5_000;

export function createVendorDoors(options: VendorDoorsOptions): VendorDoors {
  const { pool, callPool, brands, clock, log } = options;
  const directory = createDirectory(callPool, brands, clock, log);
  const suppliers = new Map(
    Object.values(dialects).map(({ name, supplier }) => [name, supplier({ clock, deadlineMs: DEADLINE_MS })]),
  );
  const supplierOf = ({ vendor }: KnownVendor): Supplier => suppliers.get(vendor.dialect)!;

  async function known(vendorCode: string): Promise<KnownVendor> {
    const found = await directory.byCode(vendorCode);
    if (!found) throw new Error(`There is no vendor ${vendorCode}.`);
    return found;
  }

  return {
    directory,
    supplierOf,
    transferWallets,
    seamless: createSeamless({
      ...{ ...options, pool: callPool, pools: createPools(callPool, clock) },
      onHeld: ({ vendor, brand, memberId, round, game }, items) =>
        log.fatal(
          {
            ...{
              alarm: 'vendors.heldWin',
              vendor: vendor.code,
              brand: brand.code,
              member: String(memberId),
              round,
              game,
            },
            amounts: items.map(({ amount }) => String(amount)),
          },
          'a win above its cap waits for operators',
        ),
      onShort: async ({ vendor, brand, memberId }, transfers) => {
        const line = { vendor: vendor.code, brand: brand.code, member: String(memberId) };
        try {
          const amount = await sumDebt(callPool, { brandId: brand.id, transfers });
          if (amount > 0n)
            log.warn({ ...line, alarm: 'wallet.debt', amount: String(amount) }, 'a member owes what was spent');
        } catch (error) {
          // The call is booked and is answered as such; the debt itself stands in the books.
          log.error({ ...line, err: error }, 'a debt could not be looked up');
        }
      },
    }),
    ofBrand: async (brandId) =>
      (await directory.all()).flatMap((entry) => {
        const [brand, standing] = [entry.brandById(brandId), entry.standingAt(brandId)];
        return brand && standing ? [{ vendor: entry.vendor, isOpen: brand.isOpen, standing }] : [];
      }),
    listGames: async (vendorCode) => {
      const vendor = await known(vendorCode);
      return supplierOf(vendor).listGames(vendor);
    },
    launch: async ({ vendorCode, gameCode, brandId, memberId, whileLoggedIn, ...rest }) => {
      const vendor = await known(vendorCode);
      const brand = vendor.brandById(brandId);
      if (!brand) throw new Error(`Vendor ${vendorCode} does not serve brand ${brandId}.`);
      const { currency, subPartnerId } = brand;
      const request = { ...rest, gameCode, currency, subPartnerId };
      const open = async (player?: { user: string; token: string }): Promise<string> =>
        allowedUrl(vendor, await supplierOf(vendor).gameUrl(vendor, { ...request, ...(player && { player }) }));
      if (memberId === undefined) return open();
      if (dialectOf(vendor.vendor.dialect).wallet.kind === 'transfer') {
        // The vendor makes no calls while its game runs, so there is no token to store; but the session must still be
        // valid.
        if (whileLoggedIn) await whileLoggedIn(async () => undefined);
        return open({ user: userOf(subPartnerId, memberId), token: '' });
      }
      const token = newToken();
      const opening = {
        tokenHash: hashToken(token),
        brandId,
        memberId,
        vendorId: vendor.vendor.id,
        gameCode,
        currency,
      };
      // Stored before the vendor is called, since its first call may arrive before its answer.
      if (whileLoggedIn) await whileLoggedIn((db) => insertSession(db, opening));
      else await insertSession(pool, opening);
      return open({ user: userOf(brand.code, memberId), token });
    },
    countRounds: (query) => sumBrandRounds(pool, query),
    countByGame: (query) => countRoundsByGame(pool, query),
    latestWins: ({ before, ...query }) => readWins(pool, { ...query, before }),
    playOf: (query) => sumRounds(pool, query),
    hoursOf: (query) => sumRoundsByHour(pool, query),
    latestRounds: (query) => readLatestRounds(pool, query),
  };
}
