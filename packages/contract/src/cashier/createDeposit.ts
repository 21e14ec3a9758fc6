import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, requestId, rowId } from '../shapes.ts';
import { deposit } from './depositMethod.ts';

/** Requests a deposit; nothing is credited until an operator has seen the money. */
export const createDeposit = operation({
  id: 'cashier.createDeposit',
  method: 'POST',
  path: '/wps/cashier/createDeposit',
  audience: 'member',
  isRealMoney: true,
  summary: 'Ask for a deposit',
  description: 'Idempotent by requestId: the same request answers the same deposit; other content under it is refused.',
  input: z.strictObject({ requestId, methodId: rowId, amount: positiveAmount }),
  output: deposit,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'amount_invalid',
    'deposit_method_unknown',
    'deposit_amount_out_of_range',
    'deposit_too_many_open',
    'deposit_limit',
    'deposit_level_too_low',
    'limit_unanswered',
    'time_out',
    'excluded',
    'request_conflict',
  ],
});
