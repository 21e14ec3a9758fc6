import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/**
 * Status of a transfer between wallets. requested and sent last seconds; unknown: the vendor gave no usable answer and
 * is polled until it does; done and returned are final, and returned money is back where it came from.
 */
export const transferStatus = z.enum(['requested', 'sent', 'unknown', 'done', 'returned']);

/** A wallet name: `main`, or the code of a transfer vendor. */
export const walletName = z.string().check(z.regex(/^[a-z][a-z0-9]{1,15}$/));

/** A transfer as its member sees it. */
export const transferMove = z.strictObject({
  id: rowId,
  from: walletName,
  to: walletName,
  amount,
  currency: z.string(),
  status: transferStatus,
  /** It was made automatically when a game was opened. */
  isAuto: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
