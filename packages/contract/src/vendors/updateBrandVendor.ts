import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { brandVendor } from './brandVendor.ts';

/** Enables or disables a vendor for the brand and sets its position and presentation in lobbies. */
export const updateBrandVendor = operation({
  id: 'vendors.updateBrandVendor',
  method: 'POST',
  path: '/ops/vendors/updateBrandVendor',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Change a vendor of the brand',
  description: 'Felt by every process within a second. Wins and rollbacks are accepted from a vendor that is off.',
  input: z.strictObject({
    vendorId: z.int().check(z.gte(1)),
    version: z.int().check(z.gte(1)),
    isEnabled: z.boolean(),
    position: z.int().check(z.gte(0), z.lte(10_000)),
    badge: z.enum(['', 'NEW', 'HOT']),
    reason: reasonText(3),
  }),
  output: brandVendor,
  errors: ['not_logged_in', 'not_allowed', 'vendor_not_found', 'version_conflict', 'reason_required'],
});
