import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, wholeNumber } from '../shapes.ts';
import { drawDay, gameCode, openedNumber } from './lotteryCard.ts';

/** A day of a lottery that draws every minute. */
export const MOST_DRAWS = 1_440;

/** Past results of a lottery, latest first: all of them, or those of one day. */
export const listOpenedNumbers = operation({
  id: 'lotteries.listOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/games/openedNumbers',
  audience: 'public',
  summary: 'Opened numbers of a lottery',
  description: 'day is a day in the zone of the lottery, and a page has room for all draws of it.',
  input: z.strictObject({
    gameCode,
    day: z.optional(drawDay),
    pageNum: pageNumber,
    pageSize: z._default(z.optional(wholeNumber(1, MOST_DRAWS)), 20),
  }),
  output: pageOf(openedNumber),
  errors: ['lottery_not_found'],
});
