import { listTeamTransactions as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { readEntriesPage } from '../readEntriesPage.ts';

export const listTeamTransactions = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { brandId, agentId } = agentOf({ brand, session });
    const { pageNum, pageSize } = input;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const found = await readEntriesPage(deps, { ...input, brand, brandId, agentId, ...page });
    const names = await deps.identity.accountsOf({
      brandId,
      memberIds: found.rows.map(({ memberId }) => memberId),
    });
    return {
      currency: brand.currency,
      page: pageOf(
        found.rows.map((row) => ({
          ...{ transferId: String(row.transferId), memberId: String(row.memberId) },
          account: names.get(row.memberId)?.account ?? '',
          ...{ kind: row.kind, amount: row.amount, balanceAfter: row.balanceAfter },
          balanceBefore: row.balanceAfter - row.amount,
          createdAt: row.createdAt.toISOString(),
        })),
        found.total,
        { pageNum, pageSize },
      ),
      totals: { in: found.in, out: found.out, net: found.in - found.out },
    };
  });
