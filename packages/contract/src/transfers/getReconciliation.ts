import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, moment } from '../shapes.ts';

/** Our transfers with a vendor beside the vendor's own list, for a time range. */
export const getReconciliation = operation({
  id: 'transfers.getReconciliation',
  method: 'GET',
  path: '/ops/transfers/getReconciliation',
  audience: 'operator',
  permission: 'transfers.read',
  summary: 'Reconciliation with a vendor',
  description:
    'At most 31 days. Differences: missingThere (done here, not there), missingHere (done there, not here), amountDiffers. What is still open here is counted apart.',
  input: z.strictObject({ vendor: z.string().check(z.maxLength(16)), from: moment, to: moment }),
  output: z.strictObject({
    currency: z.string(),
    ours: z.strictObject({ count: z.int(), in: amount, out: amount }),
    theirs: z.strictObject({ count: z.int(), in: amount, out: amount }),
    open: z.int(),
    differences: z.array(
      z.strictObject({
        reference: z.string(),
        kind: z.enum(['missingThere', 'missingHere', 'amountDiffers']),
        account: z.string(),
        direction: z.enum(['in', 'out']),
        ours: z.nullable(amount),
        theirs: z.nullable(amount),
        at: moment,
      }),
    ),
  }),
  errors: ['not_logged_in', 'not_allowed', 'wallet_unknown', 'vendor_unavailable'],
});
