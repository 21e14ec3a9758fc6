import { listAdjustments as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentAdjustment } from '../presentAdjustment.ts';
import { readAdjustments } from '../store/adjustments.ts';

export const listAdjustments = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ input: { status, memberId, pageNum, pageSize }, session: { brandId } }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total, waiting } = await readAdjustments(pool, { brandId, status, memberId }, page);
    return {
      page: pageOf(rows.map(presentAdjustment), total, { pageNum, pageSize }),
      waiting,
    };
  });
