import type { Queryable } from '#kit/db.ts';
import { postWithin } from '#modules/wallet/index.ts';
import { insertPool } from './store/jackpots.ts';

export type PoolSeed = Readonly<{
  brandId: number;
  currency: string;
  vendor: { id: number; code: string };
  gameCode: string;
  /** The bets that have a pool each. */
  stakes: readonly bigint[];
  /** What of a bet goes into its pool, in millionths. */
  contributionPpm: bigint;
  /** What the house begins a pool with, in multiples of the bet. */
  seedTimes: bigint;
}>;

/** Enters the pools of a game at a brand and puts the house's first money in, once. May run at every start. */
export async function seedPools(owner: Queryable, seed: PoolSeed): Promise<void> {
  const { brandId, currency, vendor, gameCode } = seed;
  for (const stake of seed.stakes) {
    const account = `house.jackpot:${vendor.code}.${gameCode}.${stake}` as const;
    const amount = stake * seed.seedTimes;
    const contribution = (stake * seed.contributionPpm) / 1_000_000n;
    const pool = { brandId, vendorId: vendor.id, gameCode, currency, stake, contribution, account };
    await insertPool(owner, { ...pool, seed: amount });
    await postWithin(owner, [
      {
        ...{ brandId, currency, scope: `vendor.${vendor.code}`, key: `${account} ${currency} begins` },
        ...{ kind: 'jackpotSeed', debit: 'house.jackpotSeed', credit: account, amount },
      },
    ]);
  }
}
