import * as z from 'zod/mini';
import { amount, rowId } from '../shapes.ts';
import { depositKind, depositNetwork, methodNames } from './depositMethod.ts';

const line = (most: number) => z.string().check(z.maxLength(most));

/** What an operator may change of a way to pay in. Of the last five, each kind has its own and leaves the others empty. */
export const channelDraft = z.strictObject({
  name: line(64),
  /** What members read instead, by language. */
  names: methodNames,
  minimum: amount,
  maximum: amount,
  /** Kept by the house of each deposit. */
  fee: amount,
  minutesToExpire: z.int().check(z.gte(5), z.lte(10_080)),
  isOpen: z.boolean(),
  bank: line(64),
  accountName: line(64),
  /** Of a bank, or the address on a chain. */
  accountNumber: line(128),
  qrText: line(512),
});

/** A way to pay in as operators set it up. */
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

/** Everything that withdrawals of a brand keep to, and from where a deposit takes two approvals. */
export const withdrawLimits = z.strictObject({
  minimum: amount,
  maximum: amount,
  /** Of the amount, in 1/10,000. */
  feeBps: z.int().check(z.gte(0), z.lte(5_000)),
  dailyCount: z.int().check(z.gte(1), z.lte(1_000)),
  dailySum: amount,
  /** From this amount on, two different operators have to approve. */
  secondFrom: amount,
  /** From this amount on, the same holds for a deposit that operators decide. */
  depositSecondFrom: amount,
  /** Of the deposits, in 1/10,000, to be staked first. */
  turnoverBps: z.int().check(z.gte(0), z.lte(1_000_000)),
  confirmMinutes: z.int().check(z.gte(1), z.lte(10_080)),
});
