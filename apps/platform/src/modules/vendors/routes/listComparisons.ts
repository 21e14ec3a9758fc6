import { listComparisons as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentComparison } from '../presentComparison.ts';
import { readComparisons } from '../store/comparisons.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listComparisons = ({ pool }: VendorsDeps): Route =>
  implement(operation, async ({ input, session: { brandId } }) => {
    const { pageNum, pageSize } = input;
    const { rows, total } = await readComparisons(pool, brandId, {
      ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    return pageOf(rows.map(presentComparison), total, { pageNum, pageSize });
  });
