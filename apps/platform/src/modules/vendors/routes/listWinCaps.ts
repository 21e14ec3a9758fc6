import { listWinCaps as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentWinCaps } from '../presentWinCaps.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const listWinCaps = (deps: VendorsDeps): Route =>
  implement(operation, async ({ input: { vendorId }, brand: { currency }, session: { brandId } }) =>
    presentWinCaps(deps, { brandId, currency, vendorId }),
  );
