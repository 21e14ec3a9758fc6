import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, reasonText } from '../shapes.ts';
import { vendorWinCaps } from './winCap.ts';

/** Maximum of a cap: a million times the stake, and ten billion of any currency. */
export const WIN_CAP_LIMITS = { multiple: 1_000_000, amount: 1_000_000_000_000_000n } as const;

/** Sets the win caps of all games of a vendor, or of one. */
export const updateWinCap = operation({
  id: 'vendors.updateWinCap',
  method: 'POST',
  path: '/ops/vendors/updateWinCap',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Set a bound on wins',
  description:
    'Holds from the next win on, at this brand. A game whose sums are known takes no multiple above its greatest win. Wins that are held already stay held.',
  input: z.strictObject({
    vendorId: z.int().check(z.gte(1)),
    /** Empty for all games of the vendor. */
    gameCode: z.string().check(z.maxLength(64)),
    multiple: z.int().check(z.gte(1, 'multiple_invalid'), z.lte(WIN_CAP_LIMITS.multiple, 'multiple_invalid')),
    amount: positiveAmount.check(z.refine((units) => units <= WIN_CAP_LIMITS.amount, 'amount_invalid')),
    /** The version that was read; 0 if never set. */
    version: z.int().check(z.gte(0)),
    reason: reasonText(3),
  }),
  output: vendorWinCaps,
  errors: [
    ...(['not_logged_in', 'not_allowed', 'vendor_not_found', 'vendor_keeps_wallets', 'game_not_found'] as const),
    ...(['multiple_invalid', 'amount_invalid', 'reason_required', 'win_cap_above_sums', 'version_conflict'] as const),
  ],
});
