import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Wallet } from '#modules/wallet/index.ts';
import type { VendorDoors } from './createVendorDoors.ts';
import type { GameDisplay } from './present.ts';
import type { FreeOffer } from './FreeRow.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

/** What betting records need from the catalogue, which belongs to another module. */
export type RoundCatalogue = Readonly<{
  /** How a game is displayed, including games no longer offered. */
  displayOf(vendorId: number, gameCode: string): Promise<GameDisplay>;
  /** The games of a category or matching a search, as `<vendor id>:<game code>`. */
  keysOf(filter: { classify?: string; search?: string }): Promise<string[]>;
  /** The category of every game of a brand, by `<vendor id>:<game code>`. */
  classesOf(brandId: number): Promise<ReadonlyMap<string, string>>;
  /** The games of a brand that support free rounds, with the allowed stakes. */
  freeOffersOf(brandId: number): Promise<FreeOffer[]>;
}>;

export type VendorsDeps = {
  pool: Pool;
  vendors: VendorDoors;
  wallet: Pick<Wallet, 'announce'>;
  catalogue: RoundCatalogue;
  identity: Readonly<{
    accountsOf(query: {
      brandId: number;
      memberIds: readonly bigint[];
    }): Promise<ReadonlyMap<bigint, { account: string }>>;
    findAccountByName(query: {
      brandId: number;
      account: string;
    }): Promise<{ memberId: bigint; account: string; type: number } | undefined>;
  }>;
  operators: Readonly<{
    /** Nobody may approve a grant to their own account. */
    isOwnAccount(operatorId: bigint, memberId: bigint): Promise<boolean>;
  }>;
  limiter: Limiter;
  log: Logger;
};
