import { markRead as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { countUnread, markAsRead } from '../store/items.ts';
import { tellUnread } from '../tellUnread.ts';

export const markRead = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input: { ids }, session: { brandId, memberId } }) => {
    const member = { brandId, memberId };
    const marked = await markAsRead(deps.pool, { ...member, ids });
    // The member's other pages count again too.
    if (marked > 0) await tellUnread(deps, member);
    return { count: await countUnread(deps.pool, member) };
  });
