import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { chase } from './chase.ts';
import { gameCode } from './lotteryCard.ts';

/** The member's own chases, latest first. */
export const listChases = operation({
  id: 'lotteries.listChases',
  method: 'GET',
  path: '/lgw/lotteries/listChases',
  audience: 'member',
  summary: 'Own chases',
  input: z.strictObject({ gameCode: z.optional(gameCode), pageNum: pageNumber, pageSize }),
  output: pageOf(chase),
  errors: ['not_logged_in'],
});
