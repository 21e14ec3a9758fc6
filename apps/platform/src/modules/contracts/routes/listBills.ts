import { listBills as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { billQueue, viewStatuses } from '../billQueue.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { namesOf } from '../namesOf.ts';
import { presentBill } from '../present.ts';
import { countBills } from '../store/bills.ts';

export const listBills = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { view, search, pageNum, pageSize }, session: { brandId } }) => {
    const read = await billQueue(deps, { brandId, view, search });
    const { rows, total } = await read({ limit: pageSize, offset: (pageNum - 1) * pageSize });
    const names = await namesOf(deps, brandId, rows);
    const counts = await countBills(deps.pool, brandId);
    const count = (queue: string): number =>
      (viewStatuses[queue] ?? []).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    return {
      page: pageOf(
        rows.map((row) => presentBill(row, names)),
        total,
        { pageNum, pageSize },
      ),
      counts: { unapproved: count('unapproved'), open: count('open') },
    };
  });
