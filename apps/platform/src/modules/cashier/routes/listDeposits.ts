import { listDeposits as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentDeposit } from '../present.ts';
import { expireOverdue, readOwn } from '../store.ts';

export const listDeposits = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session }) => {
    await expireOverdue(pool, session.brandId);
    const { rows, total } = await readOwn(pool, session, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return {
      content: rows.map(presentDeposit),
      pageNum,
      totalPages: Math.ceil(total / pageSize),
      totalRows: total,
    };
  });
