import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { siteSettings } from './settings.ts';

/** Replaces the brand's settings if nobody else has in the meantime; the audit trail keeps both versions. */
export const updateSettings = operation({
  id: 'site.updateSettings',
  method: 'POST',
  path: '/ops/site/updateSettings',
  audience: 'operator',
  permission: 'site.write',
  summary: 'Change brand settings',
  description: 'Seen by every process within a second. An expression that is not linear-time is refused here.',
  input: z.strictObject({ settings: siteSettings, version: z.int() }),
  output: z.strictObject({ version: z.int() }),
  errors: ['not_logged_in', 'not_allowed', 'version_conflict', 'pattern_invalid', 'setting_invalid'],
});
