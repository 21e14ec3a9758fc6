import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { amount } from '../shapes.ts';
import { drawNo, gameCode } from './lotteryCard.ts';

/** The numbers of a draw that are closed or limited. It explains; what a bet may stake is decided when it is accepted. */
export const listRestrictedNumbers = operation({
  id: 'lotteries.listRestrictedNumbers',
  method: 'GET',
  path: '/lgw/lotteries/listRestrictedNumbers',
  audience: 'public',
  summary: 'Restricted numbers of a draw',
  description:
    'Each number is written as a bet on it alone. `left` is what may still be staked on it; null: it is closed.',
  input: z.strictObject({ gameCode, drawNo }),
  output: z.array(z.strictObject({ play: z.string(), number: z.string(), left: z.nullable(amount) })),
  errors: ['lottery_not_found'],
});
