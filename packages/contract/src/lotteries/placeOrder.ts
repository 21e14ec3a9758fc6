import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestId } from '../shapes.ts';
import { drawNo, gameCode, lineUnit, lotteryOrder } from './lotteryCard.ts';

/** Bets on one draw, all lines or none. */
export const placeOrder = operation({
  id: 'lotteries.placeOrder',
  method: 'POST',
  path: '/lgw/lotteries/placeOrder',
  audience: 'member',
  isRealMoney: true,
  bodyLimit: 524_288,
  summary: 'Bet on a draw',
  description:
    'Idempotent by requestId. What it costs is the server’s to say. selection_invalid says in value which item is wrong and why; lottery_number_closed and lottery_number_limit name the restricted number, and what is left of it. lottery_play_limit, lottery_member_limit and lottery_draw_limit say in left how much may still be staked in drawNo, the first of them also which item is over it. A bet is accepted before closeAt by the clock of the database, which the answer names.',
  input: z.strictObject({
    requestId,
    gameCode,
    drawNo,
    items: z
      .array(
        z.strictObject({
          play: z.string().check(z.maxLength(80)),
          selection: z.string().check(z.maxLength(400_000)),
          unit: lineUnit,
          multiple: z.int().check(z.gte(1), z.lte(1_000_000)),
          prizeGroup: z.int().check(z.gte(1_700), z.lte(2_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: lotteryOrder,
  errors: [
    'not_logged_in',
    'in_need_true_account',
    'lottery_not_found',
    'lottery_closed',
    'draw_not_found',
    'draw_closed',
    'play_unknown',
    'selection_invalid',
    'stake_overflow',
    'prize_group_out_of_range',
    'lottery_play_limit',
    'lottery_member_limit',
    'lottery_draw_limit',
    'lottery_prize_limit',
    'lottery_number_closed',
    'lottery_number_limit',
    'lottery_terms_changed',
    'request_conflict',
    'insufficient_funds',
    'account_closed',
    'excluded',
    'time_out',
    'session_limit',
    'stake_limit',
    'loss_limit',
  ],
});
