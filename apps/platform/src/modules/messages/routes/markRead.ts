import { markRead as operation } from '@baize/contract';
import { transact } from '@baize/server/transact';
import { implement, type Route } from '#kit/implement.ts';
import { tellUnreadWithin } from '../jobs/tellUnread.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { countUnread, markAsRead } from '../store/items.ts';

export const markRead = ({ pool }: MessagesDeps): Route =>
  implement(operation, async ({ input: { ids }, session: { brandId, memberId } }) => {
    const member = { brandId, memberId };
    await transact(pool, async (client) => {
      const marked = await markAsRead(client, { ...member, ids });
      // The member's other pages update their count too.
      if (marked > 0) await tellUnreadWithin(client, member);
    });
    return { count: await countUnread(pool, member) };
  });
