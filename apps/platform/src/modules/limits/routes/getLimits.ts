import { getLimits as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';

export const getLimits = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId } }) =>
    readLimits(pool, { brandId, memberId, currency }),
  );
