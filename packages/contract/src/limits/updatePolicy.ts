import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';
import { policy } from './policy.ts';

/**
 * Sets the brand's responsible gaming policy. Pending relaxations and running blocks keep the rules they began under.
 */
export const updatePolicy = operation({
  id: 'limits.updatePolicy',
  method: 'POST',
  path: '/ops/limits/updatePolicy',
  audience: 'operator',
  permission: 'site.write',
  summary: 'Set the rules of safer play',
  description: '`version` is that of the rules that were looked at, 0 where there were none.',
  input: z.strictObject({
    version: z.int(),
    policy,
    reason: reasonText(10),
  }),
  output: z.strictObject({ policy, version: z.int() }),
  errors: ['not_logged_in', 'not_allowed', 'reason_required', 'setting_invalid', 'version_conflict'],
});
