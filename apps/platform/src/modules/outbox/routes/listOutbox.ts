import { listOutbox as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { OutboxDeps } from '../OutboxDeps.ts';
import { presentMessage } from '../present.ts';
import { readMessages } from '../store.ts';

export const listOutbox = ({ pool, isDemo }: OutboxDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { pageNum, pageSize, channel, status } = input;
    const { rows, total } = await readMessages(pool, {
      brandId: session.brandId,
      channel: channel === 'all' ? undefined : channel,
      status: status === 'all' ? undefined : status,
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    });
    return {
      content: rows.map((row) => presentMessage(row, { isTextShown: isDemo })),
      pageNum,
      totalPages: Math.ceil(total / pageSize),
      totalRows: total,
    };
  });
