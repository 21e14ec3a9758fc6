import { listOutbox as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
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
    return pageOf(
      rows.map((row) => presentMessage(row, { isTextShown: isDemo })),
      total,
      { pageNum, pageSize },
    );
  });
