import { listDifferences as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentDifference } from '../presentComparison.ts';
import { readDifferences } from '../store/differences.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listDifferences = ({ pool }: VendorsDeps): Route =>
  implement(operation, async ({ input, session: { brandId } }) => {
    const { pageNum, pageSize } = input;
    const { rows, total } = await readDifferences(
      pool,
      { brandId, state: input.state },
      {
        ...{ limit: pageSize, offset: (pageNum - 1) * pageSize },
      },
    );
    return pageOf(rows.map(presentDifference), total, { pageNum, pageSize });
  });
