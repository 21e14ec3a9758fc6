import { startEvery } from '../../../kit/startEvery.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { runPay } from '../commands/runPay.ts';
import { tellBills } from '../commands/tellBills.ts';
import { readNow } from '../store/facts.ts';

/** Often enough for a settlement to follow the end of its five minutes closely. */
const EVERY_MS = 20_000;

/**
 * Pays what contracts promise, by the database's clock, and tells of it, every twenty seconds. Any number of processes may do so at once; a
 * failure is logged and the next time tries again. Returns how to stop.
 */
export function startPaying(deps: ContractsDeps): () => Promise<void> {
  const { pool, log } = deps;
  return startEvery(EVERY_MS, { job: 'contracts.pay', log }, async () => {
    await runPay(deps, await readNow(pool));
    await tellBills(deps);
  });
}
