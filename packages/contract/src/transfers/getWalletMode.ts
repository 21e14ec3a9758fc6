import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount, signedAmount } from '../shapes.ts';

/** How the brand keeps its members' money: in one wallet or in several. */
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
      /** What went there less what came back. */
      net: signedAmount,
      /** What the vendor said last of its wallets, all together. */
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
