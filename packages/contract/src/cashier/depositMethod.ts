import * as z from 'zod/mini';
import { amount, moment, rowId } from '../shapes.ts';

/** A way to pay in, as the brand configured it. */
export const depositMethod = z.strictObject({
  id: rowId,
  kind: z.literal('bankTransfer'),
  name: z.string(),
  currency: z.string(),
  minimum: amount,
  maximum: amount,
  fee: amount,
  minutesToExpire: z.int(),
});

/** A deposit as its owner sees it. */
export const deposit = z.strictObject({
  id: rowId,
  methodName: z.string(),
  amount,
  fee: amount,
  credited: amount,
  currency: z.string(),
  status: z.enum(['pending', 'approved', 'rejected', 'expired']),
  /** The text that the payer must write on the transfer; unique among open deposits. */
  remark: z.string(),
  payTo: z.strictObject({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }),
  publicReason: z.string(),
  createdAt: moment,
  expiresAt: moment,
  decidedAt: z.nullable(moment),
});
