import { startEvery } from '../../../kit/startEvery.ts';
import { readRounds } from '../commands/readRounds.ts';
import { insertLists, takeList } from '../store/roundLists.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

const EVERY_MS = 5_000;

/** Reads on in the lists of rounds that are due, until none is. Any number of processes may do so at once. */
export async function readDueRounds(deps: TransfersDeps): Promise<void> {
  const vendors = await deps.vendors.directory.byDialect('tcg');
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

/** Looks every five seconds for rounds at vendors that keep the money themselves. Returns how to stop. */
export function startReadingRounds(deps: TransfersDeps): () => Promise<void> {
  return startEvery(EVERY_MS, { job: 'transfers.readRounds', log: deps.log }, () => readDueRounds(deps));
}
