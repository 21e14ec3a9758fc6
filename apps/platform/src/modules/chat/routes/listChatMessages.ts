import { listChatMessages as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { presentModerated } from '../present.ts';
import { readModerated } from '../store/messages.ts';
import { readRoom } from '../store/rooms.ts';

export const listChatMessages = ({ pool }: ChatDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const { roomId, filter, search = '', pageNum, pageSize } = input;
    if (!(await readRoom(pool, brandId, roomId))) throw refuse('chat_room_not_found');
    const { rows, total } = await readModerated(
      pool,
      { brandId, roomId, filter, search: search.trim() },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return pageOf(rows.map(presentModerated), total, { pageNum, pageSize });
  });
