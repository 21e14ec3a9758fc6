import * as z from 'zod/mini';
import { amount, rowId } from '../shapes.ts';
import { depositKind, depositNetwork, methodNames } from './depositMethod.ts';

const line = (most: number) => z.string().check(z.maxLength(most));

/**
 * What an operator may change of a deposit channel. Of the last five fields each kind uses one and leaves the others
 * empty.
 */
export const channelDraft = z.strictObject({
  name: line(64),
  /** Display name for members, by language. */
  names: methodNames,
  minimum: amount,
  maximum: amount,
  /** Deducted by the house from each deposit. */
  fee: amount,
  minutesToExpire: z.int().check(z.gte(5), z.lte(10_080)),
  isOpen: z.boolean(),
  bank: line(64),
  accountName: line(64),
  /** Bank account number, or the address on a chain. */
  accountNumber: line(128),
  qrText: line(512),
});

/** A deposit channel as operators configure it. */
export const channel = z.strictObject({
  ...channelDraft.shape,
  id: rowId,
  kind: depositKind,
  network: depositNetwork,
  currency: z.string(),
  gatewayId: z.nullable(rowId),
  gatewayName: z.string(),
  version: z.int(),
});

/** Limits and fees of a brand's withdrawals, and the threshold for a second approval of deposits. */
export const withdrawLimits = z.strictObject({
  minimum: amount,
  maximum: amount,
  /** Of the amount, in 1/10,000. */
  feeBps: z.int().check(z.gte(0), z.lte(5_000)),
  dailyCount: z.int().check(z.gte(1), z.lte(1_000)),
  dailySum: amount,
  /** From this amount on, two different operators have to approve. */
  secondFrom: amount,
  /** From this amount on, deposits decided by operators need two approvals as well. */
  depositSecondFrom: amount,
  /** Share of the deposits, in 1/10,000, that has to be staked first. */
  turnoverBps: z.int().check(z.gte(0), z.lte(1_000_000)),
  confirmMinutes: z.int().check(z.gte(1), z.lte(10_080)),
});
