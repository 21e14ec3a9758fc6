import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { positiveAmount, REASON_MAX, rowId } from '../shapes.ts';
import { drawNo } from './lotteryCard.ts';
import { listRestrictions } from './listRestrictions.ts';

/** How many numbers may be named at once, and how many may stand in a lottery. */
export const MOST_NUMBERS = 50;
export const MOST_STANDING = 500;

/** Closes numbers of a play, or limits what all members together may stake on each of them in a draw. */
export const createRestrictions = operation({
  id: 'lotteries.createRestrictions',
  method: 'POST',
  path: '/ops/lotteries/createRestrictions',
  audience: 'operator',
  permission: 'lotteries.write',
  summary: 'Restrict numbers of a lottery',
  description:
    'Each number is written as a bet on it alone. A number that is restricted already gets the new ceiling. Accepted orders stay, and count towards the ceiling. selection_invalid says in value which number is wrong and why: not_single where it is several.',
  input: z.strictObject({
    lotteryId: rowId,
    play: z.string().check(z.maxLength(80)),
    numbers: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(MOST_NUMBERS)),
    /** Null: in every draw from now on. */
    drawNo: z.nullable(drawNo),
    /** Null: closed. */
    ceiling: z.nullable(positiveAmount),
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: listRestrictions.output,
  errors: [
    'not_logged_in',
    'not_allowed',
    'lottery_not_found',
    'play_unknown',
    'selection_invalid',
    'draw_closed',
    'lottery_numbers_full',
    'reason_required',
  ],
});
