import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { queuedDeposit } from './listDepositQueue.ts';

/** Credits a pending deposit to its member, once, in the transaction that changes its state. */
export const approveDeposit = operation({
  id: 'cashier.approveDeposit',
  method: 'POST',
  path: '/ops/cashier/approveDeposit',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Approve a deposit',
  description:
    'What comes by a gateway is decided by its report alone. Of two operators who decide at once, one wins; the other is told `deposit_not_pending`.',
  input: z.strictObject({ depositId: rowId, note: z._default(z.optional(z.string().check(z.maxLength(200))), '') }),
  output: queuedDeposit,
  errors: [
    'not_logged_in',
    'not_allowed',
    'deposit_not_found',
    'deposit_not_pending',
    'deposit_of_gateway',
    'account_closed',
    'deposit_limit',
    'time_out',
    'excluded',
  ],
});
