import { listHeldWins as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentHeldWins } from '../presentHeldWins.ts';
import { readHeldPage } from '../store/heldWins.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listHeldWins = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input: { view, pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total, waiting } = await readHeldPage(deps.pool, { brandId, view }, page);
    const content = await presentHeldWins(deps, brandId, rows);
    return { page: pageOf(content, total, { pageNum, pageSize }), waiting };
  });
