import { updateDifference as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { explainDifference } from '../commands/explainDifference.ts';
import { presentDifference } from '../presentComparison.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const updateDifference = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentDifference(await explainDifference(deps.pool, { ...input, operator, ip })),
  );
