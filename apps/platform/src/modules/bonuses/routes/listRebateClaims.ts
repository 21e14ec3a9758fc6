import { listRebateClaims as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { presentClaim } from '../present.ts';
import { stretchOf } from '../stretchOf.ts';
import { listClaims, sumClaims } from '../store/rebates.ts';

export const listRebateClaims = ({ pool }: BonusesDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    const { pageNum, pageSize } = input;
    const filter = { brandId, memberId, ...stretchOf(input, brand.timeZone) };
    const [rows, { total, amount }] = await Promise.all([
      listClaims(pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      sumClaims(pool, filter),
    ]);
    return { ...pageOf(rows.map(presentClaim), total, { pageNum, pageSize }), totals: { amount } };
  });
