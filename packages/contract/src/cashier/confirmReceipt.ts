import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, rowId } from '../shapes.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Reports how much of a paid withdrawal arrived, once and before the deadline; afterwards it counts as received in
 * full.
 */
export const confirmReceipt = operation({
  id: 'cashier.confirmReceipt',
  method: 'POST',
  path: '/wps/cashier/confirmReceipt',
  audience: 'member',
  isRealMoney: true,
  summary: 'Confirm a receipt',
  description:
    '`part` needs amountReceived, less than what was to arrive; `none` needs a proof: PNG, JPEG or PDF by content, in base64, at most 5 MB. Both open a case; no money moves before an operator has decided it.',
  bodyLimit: 7_200_000,
  input: z.strictObject({
    withdrawalId: rowId,
    kind: z.enum(['full', 'part', 'none']),
    amountReceived: z.optional(positiveAmount),
    proof: z.optional(z.base64().check(z.maxLength(7_100_000))),
  }),
  output: withdrawal,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'amount_invalid',
    'amount_received_invalid',
    'proof_required',
    'proof_invalid',
    'withdrawal_not_found',
    'withdrawal_state_changed',
  ],
});
