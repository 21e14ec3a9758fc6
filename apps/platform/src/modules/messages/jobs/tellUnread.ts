import * as z from 'zod/mini';
import type { Queryable } from '../../../kit/db.ts';
import type { Performed } from '../../../kit/jobs/Job.ts';
import { addTask, numberText, perform, task } from '../../../kit/jobs/task.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { tellUnread } from '../tellUnread.ts';

const declared = task({
  name: 'messages.tellUnread',
  input: z.strictObject({ brandId: z.int(), memberId: numberText }),
  attempts: 10,
  deadlineMs: 20_000,
});

/** Has the member's open pages count what is unread again, once the caller's transaction has committed. */
export async function tellUnreadWithin(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<void> {
  await addTask(db, declared, { brandId, memberId });
}

export const tellUnreadJob = (deps: Pick<MessagesDeps, 'pool' | 'live'>): Performed =>
  perform(declared, (member) => tellUnread(deps, member));
