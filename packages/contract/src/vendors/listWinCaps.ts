import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { wholeNumber } from '../shapes.ts';
import { vendorWinCaps } from './winCap.ts';

/** Win caps of a vendor, for all its games and for each game with caps of its own. */
export const listWinCaps = operation({
  id: 'vendors.listWinCaps',
  method: 'GET',
  path: '/ops/vendors/listWinCaps',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Bounds on wins of a vendor',
  input: z.strictObject({ vendorId: wholeNumber(1, 2_000_000_000) }),
  output: vendorWinCaps,
  errors: ['not_logged_in', 'not_allowed', 'vendor_not_found', 'vendor_keeps_wallets'],
});
