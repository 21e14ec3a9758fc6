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

/** Has the member's open pages count what is unread again, once the caller's transaction has committed. */
export async function tellUnreadWithin(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<void> {
  await addTask(db, tellUnread, { brandId, memberId });
}

/** Tells the member's own pages how many messages are unread, in whichever process they are connected. */
export const tellUnreadJob = ({ pool, live }: Pick<MessagesDeps, 'pool' | 'live'>): Performed =>
  perform(tellUnread, async (member) => {
    // Throws while the line to the other processes is down; this is tried again once it is back.
    await live.serverCount();
    live.toMember(member.memberId, 'unread', { count: await countUnread(pool, member) });
  });
