import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { merchantWallet } from './merchantWallet.ts';

/** The member's wallets, each vendor queried for the balance of its own. */
export const getMerchantWallet = operation({
  id: 'transfers.getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/merchantWallet',
  audience: 'member',
  isRealMoney: true,
  summary: 'Merchant wallet',
  description: 'A vendor that does not answer within its deadline has the balance null; the others are not affected.',
  input: z.strictObject({}),
  output: merchantWallet,
  errors: ['not_logged_in', 'in_need_true_account'],
});
