import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { withdrawalAccount } from './withdrawal.ts';

/** The member's own payout accounts. */
export const listAccounts = operation({
  id: 'cashier.listAccounts',
  method: 'GET',
  path: '/wps/cashier/listAccounts',
  audience: 'member',
  isRealMoney: true,
  summary: 'Own accounts for withdrawals',
  input: z.strictObject({}),
  output: z.array(withdrawalAccount),
  errors: ['not_logged_in', 'in_need_true_account'],
});
