import { confirmLimits as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';
import { setReviewed } from '../store/reviews.ts';

export const confirmLimits = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId } }) => {
    await setReviewed(pool, { brandId, memberId });
    return readLimits(pool, { brandId, memberId, currency });
  });
