import type { Recurring } from '#kit/jobs/Job.ts';
import { transferDialects } from '#modules/vendors/index.ts';
import { readRounds } from '../commands/readRounds.ts';
import { insertLists, takeList } from '../store/roundLists.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

/** Reads the lists of rounds that are due, until there are none. Any number of processes may run it concurrently. */
export async function readDueRounds(deps: TransfersDeps): Promise<void> {
  const all = await deps.vendors.directory.all();
  const vendors = all.filter(({ vendor }) => transferDialects.includes(vendor.dialect));
  const ids = vendors.map(({ vendor }) => vendor.id);
  if (ids.length === 0) return;
  await insertLists(deps.pool, ids);
  for (;;) {
    const list = await takeList(deps.pool, ids);
    const known = vendors.find(({ vendor }) => vendor.id === list?.vendorId);
    if (!list || !known) return;
    try {
      await readRounds(deps, known, list);
    } catch (error) {
      deps.log.error({ job: 'transfers.readRounds', err: error, vendor: known.vendor.code }, 'job failed');
    }
  }
}

/** Reads rounds of transfer vendors every five seconds. */
export const readDueRoundsJob = (deps: TransfersDeps): Recurring => ({
  ...{ name: 'transfers.readDueRounds', everyMs: 5_000, deadlineMs: 600_000 },
  run: () => readDueRounds(deps),
});
