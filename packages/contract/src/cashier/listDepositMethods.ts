import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { depositMethod } from './depositMethod.ts';

/** Deposit channels that are open to this member now. */
export const listDepositMethods = operation({
  id: 'cashier.listDepositMethods',
  method: 'GET',
  path: '/wps/cashier/listDepositMethods',
  audience: 'member',
  isRealMoney: true,
  summary: 'Deposit methods',
  input: z.strictObject({}),
  output: z.array(depositMethod),
  errors: ['not_logged_in', 'in_need_true_account'],
});
