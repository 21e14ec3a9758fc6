import { listRedemptions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentPage, presentRedemption } from '../present.ts';
import { refuseClosed } from '../refuseClosed.ts';
import { listOwn } from '../store/redemptions.ts';

export const listRedemptions = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    refuseClosed(brand);
    const { status, pageNum, pageSize } = input;
    return presentPage(await listOwn(pool, { brandId, memberId, status, pageNum, pageSize }), input, presentRedemption);
  });
