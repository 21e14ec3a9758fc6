import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, signedAmount } from '../shapes.ts';

/** Whether a brand keeps its members' money in one wallet or in several. */
export const walletMode = z.strictObject({
  isSingle: z.boolean(),
  currency: z.string(),
  vendors: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      isOpen: z.boolean(),
      /** Sent and not settled. */
      open: z.int(),
      openAmount: amount,
      /** Sent less returned. */
      net: signedAmount,
      /** The last known total of the vendor's wallets. */
      seen: amount,
    }),
  ),
});

export const getWalletMode = operation({
  id: 'transfers.getWalletMode',
  method: 'GET',
  path: '/ops/transfers/getWalletMode',
  audience: 'operator',
  permission: 'transfers.read',
  summary: 'Wallets of the brand',
  input: z.strictObject({}),
  output: walletMode,
  errors: ['not_logged_in', 'not_allowed'],
});
