import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The host names of this brand. */
export const getDomainRoute = operation({
  id: 'site.getDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  audience: 'public',
  summary: 'Domains of the brand',
  input: z.strictObject({}),
  output: z.strictObject({ mainDomain: z.string(), domainRoute: z.array(z.string()) }),
  errors: [],
});
