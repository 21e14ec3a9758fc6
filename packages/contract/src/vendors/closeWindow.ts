import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { brandVendor } from './brandVendor.ts';

/** Cancels a future window, or ends the running one. */
export const closeWindow = operation({
  id: 'vendors.closeWindow',
  method: 'POST',
  path: '/ops/vendors/closeWindow',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'End a maintenance window',
  input: z.strictObject({
    windowId: rowId,
    reason: reasonText(3),
  }),
  output: brandVendor,
  errors: ['not_logged_in', 'not_allowed', 'window_not_found', 'reason_required'],
});
