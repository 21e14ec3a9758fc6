import { removeWinCap as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setWinCap } from '../commands/setWinCap.ts';
import { presentWinCaps } from '../presentWinCaps.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const removeWinCap = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input, session: operator, brand: { currency }, ip }) => {
    await setWinCap(deps, { ...input, bounds: undefined, operator, ip });
    return presentWinCaps(deps, { brandId: operator.brandId, currency, vendorId: input.vendorId });
  });
