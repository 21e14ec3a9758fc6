import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { withdrawalAccount } from './withdrawal.ts';

/** Binds a payout account permanently: only the house can remove it. */
export const bindAccount = operation({
  id: 'cashier.bindAccount',
  method: 'POST',
  path: '/wps/cashier/bindAccount',
  audience: 'member',
  isRealMoney: true,
  isSealed: true,
  summary: 'Bind an account for withdrawals',
  description:
    'The holder must be the payee of the profile, case and repeated spaces aside; where the profile has none yet, the first binding sets it. At most five; the first becomes the default. Idempotent by requestId.',
  input: z.strictObject({
    requestId,
    kind: z.enum(['bank', 'wallet']),
    bank: z.string().check(z.minLength(1), z.maxLength(64)),
    branch: z.optional(z.string().check(z.maxLength(64))),
    holderName: z.string().check(z.minLength(1), z.maxLength(64)),
    number: z.string().check(z.minLength(1), z.maxLength(128)),
    paymentPassword: z.string().check(z.maxLength(128)),
  }),
  output: withdrawalAccount,
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'payment_password_missing',
    'payment_password_incorrect',
    'payment_password_locked',
    'payee_name_differs',
    'real_name_invalid',
    'field_required',
    'account_number_invalid',
    'account_bound_already',
    'account_too_many',
    'request_conflict',
  ],
});
