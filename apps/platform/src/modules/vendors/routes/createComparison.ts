import { createComparison as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { askComparison } from '../commands/askComparison.ts';
import { presentComparison } from '../presentComparison.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const createComparison = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentComparison(await askComparison(deps.pool, { ...input, operator, ip })),
  );
