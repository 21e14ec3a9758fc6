import type { MessagesDeps } from './MessagesDeps.ts';
import { countUnread } from './store/items.ts';

/** Tells the member's own pages how many messages are unread, in whichever process they are connected. */
export async function tellUnread(
  { pool, live }: Pick<MessagesDeps, 'pool' | 'live'>,
  member: { brandId: number; memberId: bigint },
): Promise<void> {
  // Throws while the line to the other processes is down.
  await live.serverCount();
  live.toMember(member.memberId, 'unread', { count: await countUnread(pool, member) });
}
