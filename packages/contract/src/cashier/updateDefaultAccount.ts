import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { withdrawalAccount } from './withdrawal.ts';

/** Chooses the payout account that a withdrawal starts with. */
export const updateDefaultAccount = operation({
  id: 'cashier.updateDefaultAccount',
  method: 'POST',
  path: '/wps/cashier/updateDefaultAccount',
  audience: 'member',
  isRealMoney: true,
  summary: 'Choose the default account for withdrawals',
  description:
    'One account of a member is the default: the first one that was bound, until another is chosen. Answers all accounts.',
  input: z.strictObject({ accountId: rowId }),
  output: z.array(withdrawalAccount),
  errors: ['not_logged_in', 'in_need_true_account', 'withdrawal_account_unknown'],
});
