import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import type { Performed } from '#kit/jobs/Job.ts';
import { addTask, numberText, perform, task } from '#kit/jobs/task.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { countUnread } from '../store/items.ts';

const tellUnread = task({
  name: 'messages.tellUnread',
  input: z.strictObject({ brandId: z.int(), memberId: numberText }),
  attempts: 10,
  deadlineMs: 20_000,
});

/** Queues an update of the unread count on the member's open pages, in the caller's transaction. */
export async function tellUnreadWithin(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<void> {
  await addTask(db, tellUnread, { brandId, memberId });
}

/** Sends the unread count to the member's own pages, in any process. */
export const tellUnreadJob = ({ pool, live }: Pick<MessagesDeps, 'pool' | 'live'>): Performed =>
  perform(tellUnread, async (member) => {
    // Throws during a lost connection to the other processes; the job is then retried.
    await live.serverCount();
    live.toMember(member.memberId, 'unread', { count: await countUnread(pool, member) });
  });
