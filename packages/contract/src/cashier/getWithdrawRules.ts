import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';

/** Withdrawal rules, and what the member still lacks. */
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
    /** Of the amount, in 1/10,000; fractions of the smallest currency unit are not charged. */
    feeBps: z.int(),
    dailyCount: z.int(),
    dailyCountLeft: z.int(),
    dailySum: amount,
    dailySumLeft: amount,
    turnover: z.strictObject({ required: amount, done: amount, isMet: z.boolean() }),
    /** The verification level that the maxima above already reflect; null where the brand requires none. */
    verificationLevel: z.nullable(z.int()),
    hasPaymentPassword: z.boolean(),
    /** End of the cooling-off period after a change of the payment password. */
    coolsUntil: z.nullable(z.string()),
    payeeName: z.string(),
    /** What blocks a withdrawal, in the order in which it should be fixed. */
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
