import { listDeposits as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentDeposit } from '../present.ts';
import { readOwn } from '../store.ts';

export const listDeposits = ({ pool, gateways }: CashierDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session }) => {
    const { rows, total } = await readOwn(pool, session, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    const open = rows.filter(({ gatewayId, status }) => gatewayId !== null && status === 'pending');
    const ids = open.map(({ id }) => id);
    const payments = await gateways.paymentsOf(pool, ids);
    return pageOf(
      rows.map((row) => presentDeposit(row, payments.get(row.id))),
      total,
      { pageNum, pageSize },
    );
  });
