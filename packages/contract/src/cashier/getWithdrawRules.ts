import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';

/** What a withdrawal has to keep to, and what the member still lacks for one. */
export const getWithdrawRules = operation({
  id: 'cashier.getWithdrawRules',
  method: 'GET',
  path: '/wps/cashier/getWithdrawRules',
  audience: 'member',
  isRealMoney: true,
  summary: 'Rules of withdrawals',
  description:
    'Turnover: valid bets since the first deposit after the last withdrawal, against what those deposits ask for. `closed` is missing where the brand takes no withdrawals.',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    balance: amount,
    minimum: amount,
    maximum: amount,
    /** Of the amount, in 1/10,000; what is less than the smallest unit of the currency is not charged. */
    feeBps: z.int(),
    dailyCount: z.int(),
    dailyCountLeft: z.int(),
    dailySum: amount,
    dailySumLeft: amount,
    turnover: z.strictObject({ required: amount, done: amount, isMet: z.boolean() }),
    /** The level of verification that the maxima above already keep to; null where the brand asks for none. */
    verificationLevel: z.nullable(z.int()),
    hasPaymentPassword: z.boolean(),
    /** After a change of the payment password: when withdrawals open again. */
    coolsUntil: z.nullable(z.string()),
    payeeName: z.string(),
    /** What stands between the member and a withdrawal, in the order in which it is to be put right. */
    missing: z.array(
      z.enum([
        'closed',
        'paymentPassword',
        'account',
        'verification',
        'coolDown',
        'turnover',
        'dailyCount',
        'dailySum',
        'balance',
      ]),
    ),
    confirmMinutes: z.int(),
    maxAccounts: z.int(),
  }),
  errors: ['not_logged_in', 'in_need_true_account'],
});
