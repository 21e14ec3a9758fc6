import type { Recurring } from '#kit/jobs/Job.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { runPay } from '../commands/runPay.ts';
import { tellBills } from '../commands/tellBills.ts';
import { readNow } from '../store/facts.ts';

/**
 * Runs the pay run every twenty seconds, by the database's clock, and notifies: often enough for settlements to follow
 * the end of their slot closely.
 */
export const payJob = (deps: ContractsDeps): Recurring => ({
  ...{ name: 'contracts.pay', everyMs: 20_000, deadlineMs: 600_000 },
  run: async () => {
    await runPay(deps, await readNow(deps.pool));
    await tellBills(deps);
  },
});
