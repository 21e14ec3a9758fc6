import { updateSessionLimit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';
import { readPolicy, setLimit } from '../store.ts';

export const updateSessionLimit = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId }, input: { minutes } }) => {
    const { coolingHours } = await readPolicy(pool, brandId);
    await setLimit(pool, {
      ...{ brandId, memberId, currency, coolingHours, measure: 'session', period: 'session' },
      allowed: minutes === null ? null : BigInt(minutes),
    });
    return readLimits(pool, { brandId, memberId, currency });
  });
