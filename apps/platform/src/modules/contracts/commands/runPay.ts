import { hasRates } from '#modules/agents/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { hasContracts } from '../store/contracts.ts';
import { closeDay } from './closeDay.ts';
import { countRounds } from './countRounds.ts';
import { payBills } from './payBills.ts';
import { payRebates } from './payRebates.ts';
import { settleSlot } from './settleSlot.ts';

/**
 * One pass over all brands that have contracts, or could, or that gave somebody a rate: count what changed, close days
 * that are over, settle the five minutes, pay. Any number of
 * processes may run it at once, as often as they like, and any of them may be stopped anywhere. A brand that fails does not
 * keep the others from being paid.
 */
export async function runPay(
  deps: Pick<ContractsDeps, 'pool' | 'wallet' | 'brands' | 'classesOf' | 'log'>,
  now: Date,
): Promise<void> {
  for (const brand of await deps.brands()) {
    try {
      const isCounted =
        brand.modules.has('AGENTPOLICY3') ||
        (await hasContracts(deps.pool, brand.id)) ||
        (await hasRates(deps.pool, brand.id));
      if (!isCounted) continue;
      await countRounds(deps, brand, { now });
      while (await closeDay(deps, brand, now));
      await settleSlot(deps, brand, now);
    } catch (error) {
      deps.log.error({ job: 'contracts.pay', brand: brand.id, err: error }, 'job failed');
    }
  }
  await payRebates(deps);
  await payBills(deps);
}
