import { decideDifference as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { bookDifference } from '../commands/bookDifference.ts';
import { presentDifference } from '../presentComparison.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const decideDifference = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) =>
    presentDifference(await bookDifference(deps, { ...input, operator, ip })),
  );
