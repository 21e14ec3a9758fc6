import { listMoves as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { nameMoves } from '../nameMoves.ts';
import { readMoves } from '../store/moves.ts';

export const listMoves = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { view, pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readMoves(deps.pool, { brandId, isWaiting: view === 'waiting', ...page });
    return {
      content: await nameMoves(deps, brandId, rows),
      ...{ pageNum, totalPages: Math.ceil(total / pageSize), totalRows: total },
    };
  });
