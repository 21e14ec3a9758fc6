import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { kycAllowance } from './kycSubmission.ts';

/** Sets the withdrawal limits of the levels; open withdrawals are not affected. */
export const updateLevels = operation({
  id: 'kyc.updateLevels',
  method: 'POST',
  path: '/ops/kyc/updateLevels',
  audience: 'operator',
  permission: 'kyc.write',
  summary: 'Set the levels of verification',
  description: 'A higher level never allows less. `version` is that of what was looked at, 0 where there was nothing.',
  input: z.strictObject({
    version: z.int(),
    levels: z.array(kycAllowance).check(z.minLength(4), z.maxLength(4)),
  }),
  output: z.strictObject({ levels: z.array(kycAllowance), currency: z.string(), version: z.int() }),
  errors: ['not_logged_in', 'not_allowed', 'amount_invalid', 'version_conflict'],
});
