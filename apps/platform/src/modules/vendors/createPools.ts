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

/** A new pool takes effect in every process within this time; pools are never removed. */
const FRESH_MS = 1_000;

/** Caches for a second which games have pools. */
export function createPools(db: Queryable, clock: Clock): Pools {
  let known: Promise<ReadonlySet<string>> | undefined;
  let readAt = 0;
  const keyOf = ({ brandId, vendorId, gameCode }: Game): string => `${brandId} ${vendorId} ${gameCode}`;
  const read = (): Promise<ReadonlySet<string>> => {
    const now = clock();
    if (known === undefined || now - readAt >= FRESH_MS) {
      readAt = now;
      const reading = findPools(db).then((games) => new Set(games.map(keyOf)));
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      known = reading;
    }
    return known;
  };
  const has: Pools['has'] = async (game) => (await read()).has(keyOf(game));
  return { has, amounts: async (game) => ((await has(game)) ? readPools(db, game) : []) };
}
