import type { Recurring } from '#kit/jobs/Job.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { runPay } from '../commands/runPay.ts';
import { tellBills } from '../commands/tellBills.ts';
import { readNow } from '../store/facts.ts';

/**
 * Every twenty seconds, pays what contracts promise, by the database's clock, and tells of it: often enough for a settlement
 * to follow the end of its five minutes closely.
 */
export const payJob = (deps: ContractsDeps): Recurring => ({
  ...{ name: 'contracts.pay', everyMs: 20_000, deadlineMs: 600_000 },
  run: async () => {
    await runPay(deps, await readNow(deps.pool));
    await tellBills(deps);
  },
});
