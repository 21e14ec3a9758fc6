import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, requestId, rowId } from '../shapes.ts';
import { withdrawal } from './withdrawal.ts';

/** Requests a withdrawal: the amount leaves the balance at once and is held until it is paid or refused. */
export const createWithdrawal = operation({
  id: 'cashier.createWithdrawal',
  method: 'POST',
  path: '/wps/cashier/createWithdrawal',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Ask for a withdrawal',
  description:
    'Idempotent by requestId: the same request answers the same withdrawal; other content under it is refused. Five wrong payment passwords close this and every other call that asks for it for 15 minutes.',
  input: z.strictObject({
    requestId,
    accountId: rowId,
    amount: positiveAmount,
    paymentPassword: z.string().check(z.maxLength(128)),
  }),
  output: withdrawal,
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'amount_invalid',
    'payment_password_missing',
    'payment_password_incorrect',
    'payment_password_locked',
    'payee_name_differs',
    'withdrawal_closed',
    'withdrawal_account_unknown',
    'withdrawal_amount_out_of_range',
    'withdrawal_daily_count',
    'withdrawal_daily_sum',
    'withdrawal_turnover_open',
    'withdrawal_level_too_low',
    'withdrawal_cooling_down',
    'insufficient_funds',
    'account_closed',
    'request_conflict',
  ],
});
