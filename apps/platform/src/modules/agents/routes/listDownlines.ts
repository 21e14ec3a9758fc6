import { listDownlines as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readPayeesUnderWay, spendableOf } from '#modules/wallet/index.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { nameLine } from '../nameLine.ts';
import { presentDownline } from '../present.ts';
import { readDownlinePage } from '../readDownlinePage.ts';
import { depthBelow } from '../store/tree.ts';

export const listDownlines = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const { pool, identity } = deps;
    const { brandId, agentId } = agentOf({ brand, session });
    const parentId = input.parentId === undefined ? agentId : BigInt(input.parentId);
    const depth = await depthBelow(pool, { brandId, agentId, memberId: parentId });
    if (depth === undefined) throw refuse('downline_unknown');
    /* What is under way is read before the balances are: nothing can be missing in both. */
    const [{ rows, total }, payees] = await Promise.all([
      readDownlinePage(deps, {
        ...{ ...input, brand, brandId, agentId, parentId },
        ...{ limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize },
      }),
      readPayeesUnderWay(pool, { brandId, memberId: agentId }),
    ]);
    const shown = rows.map(({ memberId }) => memberId);
    const [accounts, balances, online, contracts, line] = await Promise.all([
      identity.accountsOf({ brandId, memberIds: shown }),
      spendableOf(pool, shown),
      identity.activity.onlineAmong({ brandId, memberIds: shown }),
      deps.paidBy({ brandId, payerId: agentId, memberIds: shown }),
      nameLine(deps, { brandId, agentId }, parentId),
    ]);
    const balanceOf = new Map(
      balances.filter(({ currency }) => currency === brand.currency).map((one) => [one.memberId, one.balance]),
    );
    return {
      currency: brand.currency,
      line,
      page: pageOf(
        rows.map((row) =>
          presentDownline(row, accounts.get(row.memberId), {
            balance: balanceOf.get(row.memberId) ?? 0n,
            hasMoneyUnderWay: payees.has(row.memberId),
            contracts: contracts.get(row.memberId) ?? [],
            isOnline: online.has(row.memberId),
          }),
        ),
        total,
        input,
      ),
    };
  });
