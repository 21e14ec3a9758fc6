import { updateLimit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';
import { readPolicy, setLimit } from '../store.ts';

export const updateLimit = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId }, input }) => {
    const { coolingHours } = await readPolicy(pool, brandId);
    await setLimit(pool, { brandId, memberId, currency, ...input, coolingHours });
    return readLimits(pool, { brandId, memberId, currency });
  });
