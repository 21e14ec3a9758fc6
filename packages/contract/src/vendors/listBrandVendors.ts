import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { brandVendor } from './brandVendor.ts';

/** The brand's vendors in lobby order. */
export const listBrandVendors = operation({
  id: 'vendors.listBrandVendors',
  method: 'GET',
  path: '/ops/vendors/listBrandVendors',
  audience: 'operator',
  permission: 'vendors.read',
  summary: 'Vendors of the brand',
  input: z.strictObject({}),
  output: z.strictObject({ currency: z.string(), vendors: z.array(brandVendor) }),
  errors: ['not_logged_in', 'not_allowed'],
});
