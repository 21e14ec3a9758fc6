import * as z from 'zod/mini';
import { amount } from '../shapes.ts';
import { walletName } from './transferMove.ts';

/** A member's wallets: the main one and one for each transfer vendor. */
export const merchantWallet = z.strictObject({
  /** 1: single wallet, everything is played from the main one. */
  isSingle: z.union([z.literal(0), z.literal(1)]),
  currency: z.string(),
  main: amount,
  /** The balance follows automatically when a game is opened. */
  isAuto: z.boolean(),
  wallets: z.array(
    z.strictObject({
      wallet: walletName,
      name: z.string(),
      /** The vendor's current balance; null while it cannot be queried. */
      balance: z.nullable(amount),
      /** Money may be moved into it. */
      isOpen: z.boolean(),
      /** In transit. */
      pending: amount,
    }),
  ),
});
