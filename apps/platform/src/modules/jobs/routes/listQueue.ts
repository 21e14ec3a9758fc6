import { listQueue as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readQueue } from '#kit/jobs/store/queue.ts';
import type { JobsDeps } from '../JobsDeps.ts';

export const listQueue = ({ pool }: JobsDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { pageNum, pageSize, status } = input;
    const { rows, counts } = await readQueue(pool, {
      brandId: session.brandId,
      status: status === 'all' ? undefined : status,
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    });
    const total = status === 'all' ? counts.waiting + counts.running + counts.failed : counts[status];
    const content = rows.map(({ id, createdAt, runAt, fault, ...row }) => ({
      ...{ ...row, id: String(id), fault: fault.slice(0, 500) },
      ...{ createdAt: createdAt.toISOString(), runAt: runAt.toISOString() },
    }));
    return {
      ...pageOf(content, total, { pageNum, pageSize }),
      counts,
    };
  });
