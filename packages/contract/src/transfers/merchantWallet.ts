import * as z from 'zod/mini';
import { amount } from '../shapes.ts';
import { walletName } from './transferMove.ts';

/** The wallets of a member: the main one and one for each vendor that keeps wallets of its own. */
export const merchantWallet = z.strictObject({
  /** 1: everything is played from the main wallet, and there are no others. */
  isSingle: z.union([z.literal(0), z.literal(1)]),
  currency: z.string(),
  main: amount,
  /** The balance follows into a game that is opened. */
  isAuto: z.boolean(),
  wallets: z.array(
    z.strictObject({
      wallet: walletName,
      name: z.string(),
      /** What the vendor says now; null while it cannot be asked. */
      balance: z.nullable(amount),
      /** Money may be moved into it. */
      isOpen: z.boolean(),
      /** On its way between here and there. */
      pending: amount,
    }),
  ),
});
