import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { kycAllowance } from './kycSubmission.ts';

/** Withdrawal limits of levels 0 to 3; null where the brand requires no level. */
export const getLevels = operation({
  id: 'kyc.getLevels',
  method: 'GET',
  path: '/ops/kyc/getLevels',
  audience: 'operator',
  permission: 'kyc.read',
  summary: 'Levels of verification',
  input: z.strictObject({}),
  output: z.strictObject({ levels: z.nullable(z.array(kycAllowance)), currency: z.string(), version: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
