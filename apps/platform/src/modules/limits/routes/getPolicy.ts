import { getPolicy as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readPolicy } from '../store.ts';

export const getPolicy = ({ pool }: LimitsDeps): Route =>
  implement(operation, async ({ session: { brandId } }) => {
    const { version, ...policy } = await readPolicy(pool, brandId);
    return { policy, version };
  });
