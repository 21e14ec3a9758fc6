import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/** Bank transfer, QR code, external payment page, or transfer on a chain. */
export const depositKind = z.enum(['bankTransfer', 'qr', 'gateway', 'crypto']);

/** The chain of a deposit; empty for the other kinds. */
export const depositNetwork = z.enum(['', 'TRON', 'ETHEREUM', 'BITCOIN']);

/**
 * review: approved by one operator, waiting for a second. held: collected by a gateway, but the member may not receive
 * it; it ends credited or returned.
 */
export const depositStatus = z.enum(['pending', 'review', 'held', 'approved', 'rejected', 'returned', 'expired']);

/** Name in each language; where it is empty, the plain name is used. */
export const methodNames = localTexts(64);

/** A deposit channel as the brand configured it. */
export const depositMethod = z.strictObject({
  id: rowId,
  kind: depositKind,
  name: z.string(),
  names: methodNames,
  currency: z.string(),
  minimum: amount,
  maximum: amount,
  fee: amount,
  minutesToExpire: z.int(),
});

/** A deposit as its owner sees it. */
export const deposit = z.strictObject({
  id: rowId,
  kind: depositKind,
  methodName: z.string(),
  methodNames,
  amount,
  fee: amount,
  credited: amount,
  currency: z.string(),
  status: depositStatus,
  /** The transfer arrived after the deadline, and an operator credited it all the same. */
  isLate: z.boolean(),
  /** Why a paid deposit could not be credited; otherwise empty. */
  heldFor: z.string(),
  /** Reference of the transfer that returned held money to its payer. */
  returnReference: z.string(),
  /** The text that the payer must write on the transfer; unique among open deposits. */
  remark: z.string(),
  payTo: z.strictObject({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }),
  network: depositNetwork,
  /** Content of the QR code; empty for the other kinds. */
  qrText: z.string(),
  /** The gateway's payment page for this deposit; null until the gateway has answered, and for the other kinds. */
  payUrl: z.nullable(z.string()),
  /** Hash of the transaction on the chain, as its payer typed it. */
  txHash: z.nullable(z.string()),
  hasProof: z.boolean(),
  publicReason: z.string(),
  createdAt: moment,
  expiresAt: moment,
  decidedAt: z.nullable(moment),
});
