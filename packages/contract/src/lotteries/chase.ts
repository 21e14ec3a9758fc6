import * as z from 'zod/mini';
import { amount, currency, moment, rowId } from '../shapes.ts';
import { drawNo, gameCode, lotteryOrder } from './lotteryCard.ts';

const multiple = z.int().check(z.gte(1), z.lte(1_000_000));

/** Multipliers of a chase: constant, times `factor` after every `every` draws, doubled, or by a target profit. */
export const chaseRule = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('same'), multiple }),
  z.strictObject({
    mode: z.literal('multiple'),
    multiple,
    every: z.int().check(z.gte(1), z.lte(20)),
    factor: z.int().check(z.gte(2), z.lte(100)),
  }),
  z.strictObject({ mode: z.literal('doubling'), multiple }),
  z.strictObject({
    mode: z.literal('profitRate'),
    multiple,
    percent: z.int().check(z.gte(1), z.lte(10_000)),
  }),
]);

/** A chase: total stake, progress and winnings. Refunded stakes are `returned`. */
export const chase = z.strictObject({
  id: rowId,
  gameCode,
  name: lotteryOrder.shape.name,
  mode: z.enum(['same', 'multiple', 'doubling', 'profitRate']),
  stopsOnWin: z.boolean(),
  state: z.enum(['running', 'ended', 'stopped', 'cancelled']),
  draws: z.int(),
  /** The first of them. */
  drawNo,
  closeAt: moment,
  /** Draws with a result. */
  done: z.int(),
  currency,
  stake: amount,
  returned: amount,
  payout: amount,
  createdAt: moment,
});
