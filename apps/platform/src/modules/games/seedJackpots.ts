import { houseGames } from '@baize/games/houseGames';
import type { Queryable } from '#kit/db.ts';
import { seedPools } from '#modules/vendors/index.ts';

/** Seeds the studio games' jackpot pools of a brand, one per bet, by their rules. Safe to run at every start. */
export async function seedJackpots(
  owner: Queryable,
  { brandId, currency, studioId }: { brandId: number; currency: string; studioId: number },
): Promise<void> {
  for (const { code, bets, jackpot } of Object.values(houseGames)) {
    if (jackpot === undefined) continue;
    const vendor = { id: studioId, code: 'studio' };
    await seedPools(owner, { ...{ brandId, currency, vendor, gameCode: code, stakes: bets }, ...jackpot });
  }
}
