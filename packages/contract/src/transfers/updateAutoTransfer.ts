import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** Whether the balance follows automatically into a game with a wallet of its own. */
export const updateAutoTransfer = operation({
  id: 'transfers.updateAutoTransfer',
  method: 'POST',
  path: '/wps/transfers/updateAutoTransfer',
  audience: 'member',
  isRealMoney: true,
  summary: 'Switch the automatic transfer',
  input: z.strictObject({ isAuto: z.boolean() }),
  output: z.strictObject({ isAuto: z.boolean() }),
  errors: ['not_logged_in', 'in_need_true_account', 'wallet_single'],
});
