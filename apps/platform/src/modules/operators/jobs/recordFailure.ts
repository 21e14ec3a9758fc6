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
 * Has a sign-in that failed written into the trail. Asked for in the same way whether or not there is such an operator, so
 * that the time of the answer tells nobody; what is nobody's name is dropped later, since it may be a password that slipped.
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
