import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Where a transfer between wallets stands. requested and sent last seconds; unknown: the vendor gave no usable answer and
 * is asked again until it tells; done and returned are final, and returned money is where it was before.
 */
export const transferStatus = z.enum(['requested', 'sent', 'unknown', 'done', 'returned']);

/** A wallet by its name: `main`, or the code of a vendor that keeps wallets of its own. */
export const walletName = z.string().check(z.regex(/^[a-z][a-z0-9]{1,15}$/));

/** A transfer as its member sees it. */
export const transferMove = z.strictObject({
  id: rowId,
  from: walletName,
  to: walletName,
  amount,
  currency: z.string(),
  status: transferStatus,
  /** It was made by itself when a game was opened. */
  isAuto: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
