import { listDepositQueue as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueued } from '../present.ts';
import { countByStatus, readQueue } from '../store.ts';

const memberOf = (id: string | undefined): bigint | undefined => (id === undefined ? undefined : BigInt(id));

export const listDepositQueue = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { status, search = '', memberId, pageNum, pageSize }, session }) => {
    const filter = { brandId: session.brandId, status, search: search.trim(), memberId: memberOf(memberId) };
    const [{ rows, total }, counts] = await Promise.all([
      readQueue(pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      countByStatus(pool, session.brandId),
    ]);
    return {
      page: pageOf(rows.map(presentQueued), total, { pageNum, pageSize }),
      counts,
    };
  });
