import { updateWinCap as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setWinCap } from '../commands/setWinCap.ts';
import { presentWinCaps } from '../presentWinCaps.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const updateWinCap = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, brand: { currency }, ip }) => {
    const { multiple, amount, ...change } = input;
    await setWinCap(deps, { ...change, bounds: { multiple, amount }, operator, ip });
    return presentWinCaps(deps, { brandId: operator.brandId, currency, vendorId: input.vendorId });
  });
