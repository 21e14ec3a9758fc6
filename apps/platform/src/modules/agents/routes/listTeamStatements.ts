import { listTeamStatements as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { nameLine } from '../nameLine.ts';
import { readStatements } from '../readStatements.ts';
import { addFigures } from '../figuresOf.ts';
import { depthBelow } from '../store/tree.ts';

export const listTeamStatements = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    const { brandId, agentId } = agentOf({ brand, session });
    const parentId = input.parentId === undefined ? agentId : BigInt(input.parentId);
    const depth = await depthBelow(deps.pool, { brandId, agentId, memberId: parentId });
    if (depth === undefined) throw refuse('downline_unknown');
    const { from, to, pageNum, pageSize } = input;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { own, branches: shown, count, total } = await readStatements(deps, { brand, parentId, from, to, ...page });
    const [names, line] = await Promise.all([
      deps.identity.accountsOf({ brandId, memberIds: shown.map(({ memberId }) => memberId) }),
      nameLine(deps, { brandId, agentId }, parentId),
    ]);
    return {
      ...{ currency: brand.currency, line, own },
      page: pageOf(
        shown.map(({ memberId, type, teamCount, figures }) => ({
          ...{ memberId: String(memberId), account: names.get(memberId)?.account ?? '', type, teamCount, figures },
        })),
        count,
        { pageNum, pageSize },
      ),
      pageTotal: addFigures(shown.map(({ figures }) => figures)),
      total,
    };
  });
