import { createFreeRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { requestFreeRounds } from '../commands/requestFreeRounds.ts';
import { presentOperatorFreeRounds } from '../presentFreeRounds.ts';
import { toldVendors } from '../toldVendors.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const createFreeRounds = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, brand: { currency }, session: operator, ip }) => {
    const row = await requestFreeRounds(deps, { ...input, currency, operator, ip });
    return presentOperatorFreeRounds(deps, row, await toldVendors(deps.vendors));
  });
