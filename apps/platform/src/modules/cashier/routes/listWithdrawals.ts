import { listWithdrawals as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentWithdrawal } from '../presentWithdrawal.ts';
import { readOwnWithdrawals, receiveOverdue } from '../store/withdrawals.ts';

export const listWithdrawals = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session }) => {
    await receiveOverdue(pool);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readOwnWithdrawals(pool, session, page);
    return pageOf(rows.map(presentWithdrawal), total, { pageNum, pageSize });
  });
