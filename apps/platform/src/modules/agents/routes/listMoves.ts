import { listMoves as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { nameMoves } from '../nameMoves.ts';
import { readMoves } from '../store/moves.ts';

export const listMoves = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { view, pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readMoves(deps.pool, { brandId, isWaiting: view === 'waiting', ...page });
    return pageOf(await nameMoves(deps, brandId, rows), total, { pageNum, pageSize });
  });
