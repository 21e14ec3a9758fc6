import type { Recurring } from '#kit/jobs/Job.ts';
import { brandsOfPlaces } from '../store/brandsOfPlaces.ts';
import { askDueCheck, beginCheck, endCheck, releaseCheck } from '../store/checks.ts';
import { verifyLedger } from '../verifyLedger.ts';
import type { WalletDeps } from '../WalletDeps.ts';

type Deps = Pick<WalletDeps, 'pool' | 'booksPool' | 'bookChecks'>;

const DAY_MS = 86_400_000;

/** Maximum duration of a check of very large books; after that the process counts as dead. */
const LONGEST_MS = 3_600_000;

/** Maximum listed places per kind of fault. */
const NAMED_PER_CHECK = 200;

/**
 * Checks all books once a day, and on request of an operator, and stores the result by brand. Reads one snapshot on a
 * connection of its own, so it does not block anything.
 */
export const verifyBooksJob = (deps: Deps): Recurring => ({
  ...{ name: 'wallet.verifyBooks', everyMs: 30_000, deadlineMs: LONGEST_MS },
  run: async (signal) => {
    await askDueCheck(deps.pool, DAY_MS);
    const id = await beginCheck(deps.pool, LONGEST_MS);
    if (id === undefined) return;
    try {
      await check(deps, id, signal);
    } catch (error) {
      await releaseCheck(deps.pool, id);
      throw error;
    }
  },
});

async function check({ pool, booksPool, bookChecks }: Deps, id: bigint, signal: AbortSignal): Promise<void> {
  const limits = { named: NAMED_PER_CHECK, statementMs: LONGEST_MS / 2, signal, besides: bookChecks };
  const { faults, isCut, isSound, takenAt, chains } = await verifyLedger(booksPool, limits);
  const places = faults.map(({ where }) => where);
  const brands = await brandsOfPlaces(pool, places);
  await endCheck(pool, {
    ...{ id, takenAt, isSound, isCut },
    faults: faults.map((fault) => ({ ...fault, brandId: brands.get(fault.where) ?? null })),
    chains: chains.map((chain) => ({ ...chain, sequence: String(chain.sequence) })),
  });
}
