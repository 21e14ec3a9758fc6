import { listComparisons as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { presentComparison } from '../presentComparison.ts';
import { readComparisons } from '../store/comparisons.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listComparisons = ({ pool }: VendorsDeps): Route =>
  implement(operation, async ({ input, session: { brandId } }) => {
    const { pageNum, pageSize } = input;
    const { rows, total } = await readComparisons(pool, brandId, {
      ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
    });
    return { content: rows.map(presentComparison), pageNum, totalPages: Math.ceil(total / pageSize), totalRows: total };
  });
