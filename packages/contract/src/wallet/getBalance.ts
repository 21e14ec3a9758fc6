import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, currency } from '../shapes.ts';

/** The member's spendable balance. */
export const getBalance = operation({
  id: 'wallet.getBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  audience: 'member',
  summary: 'Balance',
  description:
    'isSingle 1 is one wallet for everything, 0 several: this one and those that vendors keep. The version rises by one with every entry of the account.',
  input: z.strictObject({}),
  output: z.strictObject({
    balance: amount,
    currency,
    version: z.string(),
    isSingle: z.union([z.literal(0), z.literal(1)]),
  }),
  errors: ['not_logged_in'],
});
