import { listLineTransfers as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { presentTransfers } from '../presentTransfers.ts';
import { listSentTransfers } from '../store/transfers.ts';

export const listLineTransfers = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { direction, pageNum, pageSize }, session: { brandId, memberId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listSentTransfers(deps.pool, { brandId, memberId, direction, ...page });
    return pageOf(await presentTransfers(deps, brandId, rows), total, { pageNum, pageSize });
  });
