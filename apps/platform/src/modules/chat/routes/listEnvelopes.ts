import { listEnvelopes as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { presentHouseEnvelope } from '../present.ts';
import { readEnvelopes } from '../store/envelopes.ts';

export const listEnvelopes = ({ pool }: ChatDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readEnvelopes(pool, brandId, page);
    return pageOf(rows.map(presentHouseEnvelope), total, { pageNum, pageSize });
  });
