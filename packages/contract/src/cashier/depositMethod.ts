import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, moment, rowId } from '../shapes.ts';

/** A transfer to an account, a code to scan, an outside company's page, or a transfer on a chain. */
export const depositKind = z.enum(['bankTransfer', 'qr', 'gateway', 'crypto']);

/** The chains that deposits come by; none for the other kinds. */
export const depositNetwork = z.enum(['', 'TRON', 'ETHEREUM', 'BITCOIN']);

/**
 * Review is what one operator has approved and a second one has to, held what a gateway has collected and its member may not
 * receive; it ends credited or returned.
 */
export const depositStatus = z.enum(['pending', 'review', 'held', 'approved', 'rejected', 'returned', 'expired']);

/** What it is called in each language; where that is empty, its plain name holds. */
export const methodNames = localTexts(64);

/** A way to pay in, as the brand configured it. */
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
  /** Its transfer arrived after its hour, and an operator has credited it all the same. */
  isLate: z.boolean(),
  /** Why what was paid could not be credited; empty where it could. */
  heldFor: z.string(),
  /** The transfer by which held money went back to its payer. */
  returnReference: z.string(),
  /** The text that the payer must write on the transfer; unique among open deposits. */
  remark: z.string(),
  payTo: z.strictObject({ bank: z.string(), accountName: z.string(), accountNumber: z.string() }),
  network: depositNetwork,
  /** What the code to scan says; empty for the other kinds. */
  qrText: z.string(),
  /** The gateway's page for this deposit; null until the gateway has answered, and for the other kinds. */
  payUrl: z.nullable(z.string()),
  /** The transfer on the chain, as its payer typed it. */
  txHash: z.nullable(z.string()),
  hasProof: z.boolean(),
  publicReason: z.string(),
  createdAt: moment,
  expiresAt: moment,
  decidedAt: z.nullable(moment),
});
