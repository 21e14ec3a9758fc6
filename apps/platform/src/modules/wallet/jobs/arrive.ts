import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import { addTask, numberText, perform, task } from '#kit/jobs/task.ts';
import { endTransit } from '../commands/endTransit.ts';
import type { WalletDeps } from '../WalletDeps.ts';

const arrive = task({
  name: 'wallet.arrive',
  input: z.strictObject({ brandId: z.int(), transitId: numberText }),
  attempts: 5,
  deadlineMs: 30_000,
});

/** Queues the delivery of a transit in the caller's transaction. */
export async function arriveWithin(db: Queryable, transit: { brandId: number; transitId: bigint }): Promise<void> {
  await addTask(db, arrive, transit);
}

/** Delivers one member's money to another; a failure is retried by the job that runs every few seconds. */
export const arriveJob = (deps: Pick<WalletDeps, 'pool' | 'wallet' | 'notices'>): Performed =>
  perform(arrive, ({ transitId }) => endTransit(deps, transitId));
