import * as z from 'zod/mini';
import { amount, currency, positiveAmount, rowId } from '../shapes.ts';
import { gameCode, lotteryCard } from './lotteryCard.ts';

/** An operator's settings of a lottery; limits are amounts in the brand's currency. */
export const lotteryTermsDraft = z.strictObject({
  isOpen: z.boolean(),
  position: z.int().check(z.gte(0), z.lte(10_000)),
  /** Seconds before the draw at which bets close; existing draws keep theirs. */
  closeSeconds: z.int().check(z.gte(0), z.lte(86_399)),
  /** Days without draws, in the lottery's own time zone; existing draws stay. */
  holidays: z.array(z.iso.date()).check(z.maxLength(100)),
  minGroup: z.int().check(z.gte(1_700), z.lte(2_000)),
  maxGroup: z.int().check(z.gte(1_700), z.lte(2_000)),
  /** The declared return of plays at odds in 1/10,000; null keeps each play's own. */
  returnBps: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  playLimit: positiveAmount,
  memberLimit: positiveAmount,
  drawLimit: positiveAmount,
  prizeLimit: positiveAmount,
});

/** A lottery as operators see it. Seconds of the day are in its time zone; weekdays count from Sunday. */
export const operatorLottery = z.strictObject({
  id: rowId,
  gameCode,
  name: lotteryCard.shape.name,
  family: z.string(),
  source: lotteryCard.shape.source,
  timeZone: z.string(),
  firstSecond: z.int(),
  lastSecond: z.int(),
  everySeconds: z.int(),
  weekdays: z.nullable(z.array(z.int())),
  monthDays: z.nullable(z.array(z.int())),
  currency,
  terms: lotteryTermsDraft,
  version: z.int(),
  updatedBy: z.string(),
  /** Draws without a result ten minutes after they were due. */
  late: z.int(),
  stakeToday: amount,
});
