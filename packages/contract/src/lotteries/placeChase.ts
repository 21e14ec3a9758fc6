import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { chase, chaseRule } from './chase.ts';
import { drawNo, gameCode } from './lotteryCard.ts';
import { placeOrder } from './placeOrder.ts';

/** Bets the same lines on the coming draws, one order per draw, all or nothing. */
export const placeChase = operation({
  id: 'lotteries.placeChase',
  method: 'POST',
  path: '/lgw/lotteries/placeChase',
  audience: 'member',
  isRealMoney: true,
  bodyLimit: 524_288,
  summary: 'Bet on the coming draws',
  description:
    'Idempotent by requestId. The first draw is named; the others follow it. The multiples are the server’s to count. Every draw is staked at once; what a chase that ends early has not played comes back.',
  input: z.strictObject({
    requestId,
    gameCode,
    drawNo,
    draws: z.int().check(z.gte(2), z.lte(30)),
    rule: chaseRule,
    stopsOnWin: z.boolean(),
    items: placeOrder.input.shape.items.check(z.maxLength(20)),
  }),
  output: chase,
  errors: [...placeOrder.errors, 'chase_too_long', 'chase_impossible'],
});
