import { createRestrictions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { restrictNumbers } from '../commands/restrictNumbers.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readRestrictions } from '../readRestrictions.ts';

export const createRestrictions = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input, session: operator, ip }) =>
    readRestrictions(deps.pool, brand, await restrictNumbers(deps, { ...input, operator, ip })),
  );
