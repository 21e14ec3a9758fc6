import { readRebateRules, writeRebateRules } from '../store/rebates.ts';

/** Initial rates of a demo brand, in 1/10,000 of the valid bets. */
const rates = { RNG: 50, LIVE: 40, FISH: 50, PVP: 30, SPORTS: 30, ESPORTS: 30, LOTT: 20, ELOTT: 20 };

/** Seeds a brand's rebate rates as the database owner; existing rates are kept. */
export async function seedRebates(owner: Parameters<typeof readRebateRules>[0], brandId: number): Promise<void> {
  if (await readRebateRules(owner, brandId)) return;
  await writeRebateRules(owner, { brandId, rates, minimum: 1_000n, version: 0 });
}
