import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { vendorWinCaps } from './winCap.ts';

/** Removes the operators' caps, so that the next wider ones apply. */
export const removeWinCap = operation({
  id: 'vendors.removeWinCap',
  method: 'POST',
  path: '/ops/vendors/removeWinCap',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Remove a bound on wins',
  input: z.strictObject({
    vendorId: z.int().check(z.gte(1)),
    gameCode: z.string().check(z.maxLength(64)),
    version: z.int().check(z.gte(1)),
    reason: reasonText(3),
  }),
  output: vendorWinCaps,
  errors: [
    'not_logged_in',
    'not_allowed',
    'vendor_not_found',
    'vendor_keeps_wallets',
    'reason_required',
    'version_conflict',
  ],
});
