import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment } from '../shapes.ts';
import { comparison } from './comparison.ts';

/** Fetches a vendor's list of rounds for a time range and compares it with the books. */
export const createComparison = operation({
  id: 'vendors.createComparison',
  method: 'POST',
  path: '/ops/vendors/createComparison',
  audience: 'operator',
  permission: 'vendors.write',
  summary: 'Compare with a list of rounds',
  description:
    'At most 31 days, in the past. Read page by page by a job that goes on where it was left; one at a time for each vendor, and given up half an hour after it was asked for.',
  input: z.strictObject({ vendorId: z.int().check(z.gte(1)), from: moment, to: moment }),
  output: comparison,
  errors: ['not_logged_in', 'not_allowed', 'vendor_not_found', 'rounds_not_listed', 'span_invalid', 'request_conflict'],
});
