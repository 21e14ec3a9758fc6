import { listDepositQueue as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueued } from '../present.ts';
import { countByStatus, expireOverdue, readQueue } from '../store.ts';

export const listDepositQueue = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { status, search = '', pageNum, pageSize }, session }) => {
    await expireOverdue(pool, session.brandId);
    const filter = { brandId: session.brandId, status, search: search.trim() };
    const [{ rows, total }, counts] = await Promise.all([
      readQueue(pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      countByStatus(pool, session.brandId),
    ]);
    return {
      page: {
        content: rows.map(presentQueued),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        totalRows: total,
      },
      counts,
    };
  });
