import { cancelRestriction as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { openNumber } from '../commands/openNumber.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readRestrictions } from '../readRestrictions.ts';

export const cancelRestriction = (deps: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input, session: operator, ip }) =>
    readRestrictions(deps.pool, brand, await openNumber(deps, { ...input, operator, ip })),
  );
