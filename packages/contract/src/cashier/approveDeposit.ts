import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REASON_MAX, rowId } from '../shapes.ts';
import { queuedDeposit } from './listDepositQueue.ts';

/**
 * Approves a deposit; the last required approval credits it, once, in the transaction that changes its state. An
 * expired one is approved as late, with a reason.
 */
export const approveDeposit = operation({
  id: 'cashier.approveDeposit',
  method: 'POST',
  path: '/ops/cashier/approveDeposit',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Approve a deposit',
  description:
    'From the amount that the brand has set on, the first approval leaves the deposit in `review` and a different operator has to give the second. `isLate` approves what has expired and whose transfer arrived after all; `note` is the reason then, of at least 10 characters. What comes by a gateway is decided by its report alone. Of two operators who decide at once, one wins; the other is told `deposit_not_pending`.',
  input: z.strictObject({
    depositId: rowId,
    note: z._default(z.optional(z.string().check(z.maxLength(REASON_MAX))), ''),
    isLate: z.optional(z.boolean()),
  }),
  output: queuedDeposit,
  errors: [
    'not_logged_in',
    'not_allowed',
    'deposit_not_found',
    'deposit_not_pending',
    'deposit_not_expired',
    'second_operator_needed',
    'reason_required',
    'deposit_of_gateway',
    'account_closed',
    'deposit_limit',
    'time_out',
    'excluded',
  ],
});
