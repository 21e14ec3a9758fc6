import { createTimeOut as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { beginBlock } from '../commands/beginBlock.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';

export const createTimeOut = (deps: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId }, input: { hours } }) => {
    await beginBlock(deps, { brandId, memberId, kind: 'timeOut', lasts: { hours } });
    return readLimits(deps.pool, { brandId, memberId, currency });
  });
