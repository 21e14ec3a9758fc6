import { transact } from '@baize/server/transact';
import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import { addTask, perform, task } from '#kit/jobs/task.ts';
import { record } from '#modules/audit/index.ts';
import type { OperatorsDeps } from '../OperatorsDeps.ts';
import { readAccount } from '../store.ts';

const recordFailure = task({
  name: 'operators.recordFailure',
  input: z.strictObject({ brandId: z.int(), username: z.string(), ip: z.string() }),
  attempts: 10,
  deadlineMs: 20_000,
});

/**
 * Queues recording of a failed sign-in. The same for unknown names, so that timing reveals nothing; the job drops those
 * later, since they may be mistyped passwords.
 */
export const noteFailure = (db: Queryable, failure: { brandId: number; username: string; ip: string }): Promise<void> =>
  addTask(db, recordFailure, failure);

export const recordFailureJob = ({ pool }: Pick<OperatorsDeps, 'pool'>): Performed =>
  perform(recordFailure, async ({ brandId, username, ip }) => {
    const account = await readAccount(pool, brandId, username);
    if (!account) return;
    await transact(pool, (client) =>
      record(client, {
        ...{ brandId, actorId: account.id, actor: account.username, ip, action: 'operators.signInFailed' },
        ...{ objectType: 'operator', objectId: String(account.id) },
      }),
    );
  });
