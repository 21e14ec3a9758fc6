import { listCandidates as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { nameCandidates } from '../nameCandidates.ts';
import { readCandidates } from '../store/candidates.ts';

export const listCandidates = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { view, pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readCandidates(deps.pool, { brandId, isOpen: view === 'open', ...page });
    return pageOf(await nameCandidates(deps, brandId, rows), total, { pageNum, pageSize });
  });
