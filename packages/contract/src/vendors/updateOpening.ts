import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { brandVendor } from './brandVendor.ts';
import { decidedOpening } from './vendorOpening.ts';

/** Sets how the brand opens a vendor's games, or leaves it to what is known of the vendor. */
export const updateOpening = operation({
  id: 'vendors.updateOpening',
  method: 'POST',
  path: '/ops/vendors/updateOpening',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Set how the games of a vendor are opened',
  description: 'Holds for the launches of this brand within a second; games that are open already stay where they are.',
  input: z.strictObject({
    vendorId: z.int().check(z.gte(1)),
    version: z.int().check(z.gte(1)),
    /** Null for what is known of the vendor. Mirrored origins must be among its `launchOrigins`. */
    opening: z.nullable(decidedOpening),
    reason: reasonText(3),
  }),
  output: brandVendor,
  errors: [
    ...(['not_logged_in', 'not_allowed', 'vendor_not_found', 'version_conflict', 'reason_required'] as const),
    ...(['origin_invalid', 'origin_repeated', 'origin_foreign'] as const),
  ],
});
