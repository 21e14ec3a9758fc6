import { cachedRead } from '@baize/server/cachedRead';
import type { Clock } from '@baize/server/clock';
import type { Queryable } from '#kit/db.ts';
import { findPools, readPools, type JackpotPool } from './store/jackpots.ts';

type Game = Readonly<{ brandId: number; vendorId: number; gameCode: string }>;

/** The progressive jackpots of vendors' games; their money is in the ledger. */
export type Pools = Readonly<{
  /** Whether any bet of the game contributes to a pool at the brand. */
  has(game: Game): Promise<boolean>;
  /** Current amounts of the game's pools, by the bet that can win them, smallest first. */
  amounts(game: Game): Promise<JackpotPool[]>;
}>;

/** Caches for a second which games have pools; pools are never removed. */
export function createPools(db: Queryable, clock: Clock): Pools {
  const keyOf = ({ brandId, vendorId, gameCode }: Game): string => `${brandId} ${vendorId} ${gameCode}`;
  const pools = cachedRead(clock, async () => new Set((await findPools(db)).map(keyOf)));
  const has: Pools['has'] = async (game) => (await pools.get()).has(keyOf(game));
  return { has, amounts: async (game) => ((await has(game)) ? readPools(db, game) : []) };
}
