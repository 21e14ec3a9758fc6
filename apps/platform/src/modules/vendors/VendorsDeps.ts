import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Wallet } from '#modules/wallet/index.ts';
import type { VendorDoors } from './createVendorDoors.ts';
import type { GameDisplay } from './present.ts';
import type { FreeOffer } from './FreeRow.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

/** What the records need to know of games; the catalogue itself belongs to another module. */
export type RoundCatalogue = Readonly<{
  /** How a game looks, also one that is no longer offered. */
  displayOf(vendorId: number, gameCode: string): Promise<GameDisplay>;
  /** The games of a category or with these words in their names, as `<vendor id>:<game code>`. */
  keysOf(filter: { classify?: string; search?: string }): Promise<string[]>;
  /** The category of everything that a brand offers, by `<vendor id>:<game code>`. */
  classesOf(brandId: number): Promise<ReadonlyMap<string, string>>;
  /** The games of a brand that can be played free, with the stakes that are allowed there. */
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
    /** Nobody decides on what is given to the own account. */
    isOwnAccount(operatorId: bigint, memberId: bigint): Promise<boolean>;
  }>;
  limiter: Limiter;
  log: Logger;
};
