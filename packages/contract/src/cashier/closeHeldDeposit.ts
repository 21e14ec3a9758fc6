import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { queuedDeposit } from './listDepositQueue.ts';

/** Ends a held deposit: credits it if the member may receive it by now, or records that it was returned. */
export const closeHeldDeposit = operation({
  id: 'cashier.closeHeldDeposit',
  method: 'POST',
  path: '/ops/cashier/closeHeldDeposit',
  audience: 'operator',
  permission: 'cashier.decide',
  summary: 'Credit or return a held deposit',
  description:
    'A credit is judged by the ledger once more: while the exclusion, the time-out or the limit stands, it is refused by that name and the deposit stays held. A return needs the reference of the transfer back and moves nothing in the ledger, since nothing was credited.',
  input: z.strictObject({
    depositId: rowId,
    outcome: z.enum(['credit', 'return']),
    reference: z._default(z.optional(z.string().check(z.maxLength(100))), ''),
    reason: reasonText(10),
  }),
  output: queuedDeposit,
  errors: [
    'not_logged_in',
    'not_allowed',
    'reason_required',
    'field_required',
    'deposit_not_found',
    'deposit_not_held',
    'account_closed',
    'deposit_limit',
    'time_out',
    'excluded',
  ],
});
