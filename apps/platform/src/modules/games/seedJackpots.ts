import { payTable } from '@baize/maths/games/treasure-bowl/payTable';
import type { Queryable } from '../../kit/db.ts';
import { seedPools } from '../vendors/index.ts';

/** The bets that the studio offers in Treasure Bowl, in 1/100,000 units. */
const stakes = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n].map((cents) => cents * 1_000n * payTable.costs);

/** The pools of Treasure Bowl at a brand, one for each bet, with what its rules promise. May run at every start. */
export async function seedJackpots(
  owner: Queryable,
  { brandId, currency, studioId }: { brandId: number; currency: string; studioId: number },
): Promise<void> {
  await seedPools(owner, {
    ...{ brandId, currency, vendor: { id: studioId, code: 'studio' }, gameCode: payTable.code, stakes },
    ...{ contributionPpm: payTable.grand.contributionPpm, seedTimes: payTable.grand.seedTimes },
  });
}
