import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { kycReasons, kycSubmission } from './kycSubmission.ts';

/** Approves documents until a date, or rejects them with a reason that the member is shown. */
export const decideSubmission = operation({
  id: 'kyc.decideSubmission',
  method: 'POST',
  path: '/ops/kyc/decideSubmission',
  audience: 'operator',
  permission: 'kyc.decide',
  summary: 'Decide papers',
  description:
    '`publicReason` belongs to a refusal and `expiresOn`, a day in the future, to an approval; without one it does not expire. Of two operators who decide at once, one wins.',
  input: z.strictObject({
    submissionId: rowId,
    outcome: z.enum(['approve', 'reject']),
    expiresOn: z.optional(z.iso.date()),
    publicReason: z.optional(z.enum(kycReasons)),
    reason: reasonText(10),
  }),
  output: kycSubmission,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'field_required',
    'field_invalid',
    'kyc_not_found',
    'kyc_decided',
  ],
});
