import { listBroadcasts as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentBroadcast } from '../present.ts';
import { readSegmentNames } from '../readSegmentNames.ts';
import { readBroadcasts } from '../store/broadcasts.ts';

export const listBroadcasts = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readBroadcasts(deps.pool, brandId, page);
    const names = await readSegmentNames(deps, brandId, rows);
    return pageOf(
      rows.map((row) => presentBroadcast(row, names)),
      total,
      { pageNum, pageSize },
    );
  });
