import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText } from '../shapes.ts';

/** Retries a stuck round's call with the same ids, or ends the round permanently. */
export const decideStuckRound = operation({
  id: 'vendors.decideStuckRound',
  method: 'POST',
  path: '/ops/vendors/decideStuckRound',
  audience: 'operator',
  permission: 'vendors.decide',
  summary: 'Send a stuck round again, or close it',
  description:
    'A retry pays nothing twice, since its ids are the same. A closed round is never sent again; the next comparison with the vendor finds what is owed, and two people book it.',
  input: z.strictObject({
    vendorId: z.int(),
    round: z.string().check(z.regex(/^[\w-]{1,128}$/)),
    act: z.enum(['retry', 'close']),
    reason: reasonText(3),
  }),
  output: z.strictObject({ state: z.enum(['stuck', 'settled', 'rolledBack', 'closed']) }),
  errors: [
    'not_logged_in',
    'not_allowed',
    'stuck_round_not_found',
    'stuck_round_asking',
    'vendor_unavailable',
    'reason_required',
  ],
});
