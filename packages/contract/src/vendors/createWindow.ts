import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, reasonText } from '../shapes.ts';
import { brandVendor, windowNotice } from './brandVendor.ts';

/** Plans a maintenance window of a vendor, for the operator's brand. */
export const createWindow = operation({
  id: 'vendors.createWindow',
  method: 'POST',
  path: '/ops/vendors/createWindow',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Plan a maintenance window',
  description: 'At most 30 days long; windows of one vendor do not overlap. The clock is that of the database.',
  input: z.strictObject({
    vendorId: z.int().check(z.gte(1)),
    startsAt: moment,
    endsAt: moment,
    reason: reasonText(3),
    notice: windowNotice,
  }),
  output: brandVendor,
  errors: ['not_logged_in', 'not_allowed', 'vendor_not_found', 'span_invalid', 'window_overlaps', 'reason_required'],
});
