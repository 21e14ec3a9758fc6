import { listRebateClaims as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { presentClaim } from '../present.ts';
import { listClaims } from '../store/rebates.ts';

export const listRebateClaims = ({ pool }: BonusesDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId, memberId } }) => {
    const { rows, total } = await listClaims(pool, { brandId, memberId, pageNum, pageSize });
    return pageOf(rows.map(presentClaim), total, { pageNum, pageSize });
  });
