import type { Queryable } from '#kit/db.ts';
import { postWithin } from '#modules/wallet/index.ts';
import { insertPool } from './store/jackpots.ts';

export type PoolSeed = Readonly<{
  brandId: number;
  currency: string;
  vendor: { id: number; code: string };
  gameCode: string;
  /** The bets with a pool each. */
  stakes: readonly bigint[];
  /** Share of a bet that goes into its pool, in millionths. */
  contributionPpm: bigint;
  /** The house's initial funding of a pool, in multiples of the bet. */
  seedTimes: bigint;
}>;

/** Creates the pools of a game at a brand and funds them once. Idempotent, may run at every start. */
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
