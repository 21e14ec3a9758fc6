import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, wholeNumber } from '../shapes.ts';
import { drawNo, gameCode } from './lotteryCard.ts';

/** The draws that bets can be laid on, the one that closes first before the others. */
export const listComingDraws = operation({
  id: 'lotteries.listComingDraws',
  method: 'GET',
  path: '/lgw/lotteries/listComingDraws',
  audience: 'public',
  summary: 'Coming draws of a lottery',
  description: 'As many of them as stand already, at most those that a chase may go over.',
  input: z.strictObject({ gameCode, count: z._default(z.optional(wholeNumber(1, 30)), 30) }),
  output: z.array(z.strictObject({ no: drawNo, opensAt: moment, closeAt: moment, drawAt: moment })),
  errors: ['lottery_not_found'],
});
