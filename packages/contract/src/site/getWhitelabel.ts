import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { siteInfo, whitelabelNode } from './openStatus.ts';

/** Module tree and configuration alone, to refresh a page that has been open for long. */
export const getWhitelabel = operation({
  id: 'site.getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  audience: 'public',
  summary: 'Whitelabel modules and configuration',
  input: z.strictObject({}),
  output: z.strictObject({ whitelabel: z.array(whitelabelNode), info: siteInfo }),
  errors: [],
});
