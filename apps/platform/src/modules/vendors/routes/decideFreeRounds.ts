import { decideFreeRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideFreeRounds as decide } from '../commands/decideFreeRounds.ts';
import { presentOperatorFreeRounds } from '../presentFreeRounds.ts';
import { toldVendors } from '../toldVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const decideFreeRounds = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => {
    const row = await decide(deps, { ...input, operator, ip });
    return presentOperatorFreeRounds(deps, row, await toldVendors(deps.vendors));
  });
