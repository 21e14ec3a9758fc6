import { createSelfExclusion as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { beginBlock } from '../commands/beginBlock.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { readLimits } from '../readLimits.ts';
import { readPolicy } from '../store.ts';

export const createSelfExclusion = (deps: LimitsDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId }, input: { months }, refuse }) => {
    const { exclusionMonths } = await readPolicy(deps.pool, brandId);
    if (months < exclusionMonths) throw refuse('exclusion_too_short', { months: exclusionMonths });
    await beginBlock(deps, { brandId, memberId, kind: 'selfExclusion', lasts: { months } });
    return readLimits(deps.pool, { brandId, memberId, currency });
  });
