import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { kycLevel } from './kycSubmission.ts';
import { getKyc } from './getKyc.ts';

/** Submits documents for a verification level. */
export const createSubmission = operation({
  id: 'kyc.createSubmission',
  method: 'POST',
  path: '/wps/kyc/createSubmission',
  audience: 'member',
  isRealMoney: true,
  summary: 'Hand papers in',
  description:
    'One or two files (PNG, JPEG or PDF by content, in base64, at most 5 MB each). The levels below must be approved or in review; a level that is approved and counts takes no more.',
  bodyLimit: 14_300_000,
  input: z.strictObject({
    level: kycLevel,
    documents: z
      .array(z.base64().check(z.maxLength(7_100_000)))
      .check(z.minLength(1, 'proof_required'), z.maxLength(2)),
  }),
  output: getKyc.output,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'proof_required',
    'proof_invalid',
    'kyc_level_closed',
    'kyc_in_review',
    'too_many_requests',
  ],
});
