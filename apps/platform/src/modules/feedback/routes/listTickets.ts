import { listTickets as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentMemberTicket } from '../present.ts';
import { countByStatus, readQueue } from '../store.ts';

export const listTickets = ({ pool }: FeedbackDeps): Route =>
  implement(operation, async ({ input: { status, search = '', pageNum, pageSize }, session: { brandId } }) => {
    const [{ rows, total }, counts] = await Promise.all([
      readQueue(
        pool,
        { brandId, status, search: search.trim() },
        { limit: pageSize, offset: (pageNum - 1) * pageSize },
      ),
      countByStatus(pool, brandId),
    ]);
    return {
      page: pageOf(rows.map(presentMemberTicket), total, { pageNum, pageSize }),
      counts,
    };
  });
