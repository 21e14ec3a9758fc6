import { listMessages as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentMessage } from '../present.ts';
import { readMessages } from '../store/items.ts';

export const listMessages = ({ pool }: MessagesDeps): Route =>
  implement(operation, async ({ input: { filter, pageNum, pageSize }, session: { brandId, memberId } }) => {
    const { rows, total } = await readMessages(
      pool,
      { brandId, memberId, isUnreadOnly: filter === 'unread' },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return pageOf(rows.map(presentMessage), total, { pageNum, pageSize });
  });
