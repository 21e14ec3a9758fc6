import { formatAmount } from '@baize/maths';
import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import type { LotteryRow } from './LotteryRow.ts';
import { readStaked } from './store/draws.ts';
import type { NewOrder } from './store/placing.ts';

type Order = Pick<NewOrder, 'lotteryId' | 'drawNo' | 'memberId' | 'lines'> & {
  lottery: Pick<LotteryRow, 'playLimit' | 'memberLimit' | 'drawLimit'>;
};

/**
 * A refusal for a limit of the draw, with what that leaves in which draw: `left` and `drawNo`, and for a
 * play's limit the first item that is over it.
 * It is read after the refusal, so that accepted orders pay nothing for it; any other error is left as it is.
 */
export async function nameLimit(db: Queryable, error: unknown, order: Order): Promise<unknown> {
  if (!(error instanceof Refusal)) return error;
  const { code, message } = error;
  if (code !== 'lottery_play_limit' && code !== 'lottery_member_limit' && code !== 'lottery_draw_limit') return error;
  const { drawNo } = order;
  const { playLimit, memberLimit, drawLimit } = order.lottery;
  const staked = await readStaked(db, order);
  const leftOf = (limit: bigint, stake: bigint): bigint => (limit > stake ? limit - stake : 0n);
  if (code === 'lottery_draw_limit') {
    return new Refusal(code, message, { drawNo, left: formatAmount(leftOf(drawLimit, staked.inDraw)) });
  }
  if (code === 'lottery_member_limit') {
    return new Refusal(code, message, { drawNo, left: formatAmount(leftOf(memberLimit, staked.ofMember)) });
  }
  const sums = new Map<string, bigint>();
  for (const [item, { playId, stake }] of order.lines.entries()) {
    const left = leftOf(playLimit, staked.byPlay.get(playId) ?? 0n);
    const sum = (sums.get(playId) ?? 0n) + stake;
    if (sum > left) return new Refusal(code, message, { drawNo, item, play: playId, left: formatAmount(left) });
    sums.set(playId, sum);
  }
  /* There is room again by now: a bet was cancelled meanwhile. */
  return error;
}
