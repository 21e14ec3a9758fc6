import type { MessagesDeps } from './MessagesDeps.ts';
import { countUnread } from './store/items.ts';

/**
 * Tells the member's own pages how many messages are unread, in whichever process they are connected. To be called
 * after the commit; a fault is logged and nothing more, since what it tells about stands all the same.
 */
export async function tellUnread(
  { pool, live, log }: Pick<MessagesDeps, 'pool' | 'live' | 'log'>,
  member: { brandId: number; memberId: bigint },
): Promise<void> {
  try {
    live.toMember(member.memberId, 'unread', { count: await countUnread(pool, member) });
  } catch (error) {
    log.error({ operation: 'messages.tellUnread', err: error }, 'failed');
  }
}
