import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Sets or changes the payment password, which withdrawals and point redemptions require. */
export const setPaymentPassword = operation({
  id: 'identity.setPaymentPassword',
  method: 'POST',
  otherMethods: ['PUT'],
  path: '/wps/member/paymentPassword',
  audience: 'member',
  isSealed: true,
  isRealMoney: true,
  summary: 'Set or change the payment password',
  description:
    '`currentPassword` is the login password for the first one and the old payment password for a change. After a change, withdrawals rest for 24 hours, and the member gets a message.',
  input: z.strictObject({
    currentPassword: z.string().check(z.maxLength(128)),
    newPaymentPassword: z.string().check(z.maxLength(128)),
    confirmPaymentPassword: z.string().check(z.maxLength(128)),
  }),
  output: z.strictObject({}),
  errors: [
    'not_logged_in',
    'envelope_required',
    'envelope_invalid',
    'envelope_expired',
    'envelope_replayed',
    'in_need_true_account',
    'confirmation_incorrect',
    'field_required',
    'field_invalid',
    'old_password_incorrect',
    'payment_password_locked',
    'payment_password_incorrect',
    'payment_password_same',
    'password_same',
  ],
});
