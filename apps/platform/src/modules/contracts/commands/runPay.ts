import type { ContractsDeps } from '../ContractsDeps.ts';
import { hasContracts } from '../store/contracts.ts';
import { closeDay } from './closeDay.ts';
import { countRounds } from './countRounds.ts';
import { payBills } from './payBills.ts';
import { settleSlot } from './settleSlot.ts';

/**
 * One run over all brands with contracts: count changes, close past days, settle the five-minute slots, pay. Any number
 * of processes may run it concurrently and crash at any point. A failing brand does not block the others.
 */
export async function runPay(
  deps: Pick<ContractsDeps, 'pool' | 'wallet' | 'brands' | 'lotteryGames' | 'log'>,
  now: Date,
): Promise<void> {
  for (const brand of await deps.brands()) {
    try {
      if (!brand.modules.has('AGENTPOLICY3') && !(await hasContracts(deps.pool, brand.id))) continue;
      await countRounds(deps, brand, { now });
      while (await closeDay(deps, brand, now));
      await settleSlot(deps, brand, now);
    } catch (error) {
      deps.log.error({ job: 'contracts.pay', brand: brand.id, err: error }, 'job failed');
    }
  }
  await payBills(deps);
}
