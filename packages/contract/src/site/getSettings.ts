import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { siteSettings } from './settings.ts';

/** All settings that operators edit for their own brand. */
export const getSettings = operation({
  id: 'site.getSettings',
  method: 'GET',
  path: '/ops/site/getSettings',
  audience: 'operator',
  permission: 'site.read',
  summary: 'Brand settings',
  input: z.strictObject({}),
  output: z.strictObject({ settings: siteSettings, version: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
