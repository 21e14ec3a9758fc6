import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { gameCode, openedNumber } from './lotteryCard.ts';

/** Past results of a lottery, latest first. */
export const listOpenedNumbers = operation({
  id: 'lotteries.listOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/games/openedNumbers',
  audience: 'public',
  summary: 'Opened numbers of a lottery',
  input: z.strictObject({ gameCode, pageNum: pageNumber, pageSize }),
  output: pageOf(openedNumber),
  errors: ['lottery_not_found'],
});
