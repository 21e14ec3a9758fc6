import { listWithdrawalQueue as operation, withdrawalStatus } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueuedWithdrawal } from '../presentWithdrawal.ts';
import { countWithdrawals, readWithdrawalQueue, receiveOverdue } from '../store/withdrawals.ts';
import type { WithdrawalStatus } from '../WithdrawalRow.ts';

const views = {
  waiting: ['requested', 'review'],
  approved: ['approved'],
  paid: ['paid'],
  cases: ['receivedPart', 'notReceived'],
  done: ['received', 'closed'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly WithdrawalStatus[]>;

/** Open views are sorted by waiting time. */
const toDo: ReadonlySet<string> = new Set(['waiting', 'approved', 'cases']);

export const listWithdrawalQueue = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { view, search = '', memberId, pageNum, pageSize }, session }) => {
    const { brandId, permissions } = session;
    await receiveOverdue(pool);
    const statuses = view === 'all' ? withdrawalStatus.options : views[view];
    const filter = {
      ...{ brandId, statuses, search: search.trim(), isOldestFirst: toDo.has(view) },
      memberId: memberId === undefined ? undefined : BigInt(memberId),
    };
    const [{ rows, total }, counted] = await Promise.all([
      readWithdrawalQueue(pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      countWithdrawals(pool, brandId),
    ]);
    const count = (name: keyof typeof views): number =>
      views[name].reduce((sum, status) => sum + (counted.get(status) ?? 0), 0);
    const mayDecide = permissions.has('cashier.decide');
    return {
      page: pageOf(
        rows.map((row) => presentQueuedWithdrawal(row, { mayDecide })),
        total,
        { pageNum, pageSize },
      ),
      counts: {
        ...{ waiting: count('waiting'), approved: count('approved'), paid: count('paid') },
        ...{ cases: count('cases'), done: count('done'), rejected: count('rejected') },
      },
    };
  });
