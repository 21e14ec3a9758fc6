import type { Clock } from '@baize/server/clock';
import type { Queryable } from '#kit/db.ts';
import { findPools, readPools, type JackpotPool } from './store/jackpots.ts';

type Game = Readonly<{ brandId: number; vendorId: number; gameCode: string }>;

/** The progressive jackpots of vendors' games; their money stands in the books. */
export type Pools = Readonly<{
  /** Whether any bet of the game feeds a pool at the brand. */
  has(game: Game): Promise<boolean>;
  /** What the pools of the game hold right now, by the bet that can win them, smallest first. */
  amounts(game: Game): Promise<JackpotPool[]>;
}>;

/** A pool that is entered is felt by every process within this time; none is ever taken away. */
const FRESH_MS = 1_000;

/** Keeps in memory, for a second at a time, which games have pools. */
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
