import { listRewards as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import { presentPage, presentReward } from '../present.ts';
import { refuseClosed } from '../refuseClosed.ts';
import { listOffered } from '../store/rewards.ts';

export const listRewards = ({ pool }: Pick<PointsDeps, 'pool'>): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId } }) => {
    refuseClosed(brand);
    const { kind, category, upTo, sort, pageNum, pageSize } = input;
    const found = await listOffered(pool, { brandId, memberId, kind, category, upTo, sort, pageNum, pageSize });
    return { currency: brand.currency, page: presentPage(found, input, presentReward) };
  });
