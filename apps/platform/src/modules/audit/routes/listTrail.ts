import { listTrail as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import type { AuditDeps } from '../AuditDeps.ts';
import { presentRow } from '../present.ts';
import { readTrail } from '../store.ts';

export const listTrail = ({ pool }: AuditDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { pageNum, pageSize, ...filter } = input;
    const { rows, total } = await readTrail(
      pool,
      { ...filter, brandId: session.brandId },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return {
      page: {
        content: rows.map(presentRow),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        totalRows: total,
      },
      isChainIntact: rows.every((row) => row.isIntact),
    };
  });
