import { formatAmount } from '@baize/maths';
import { Refusal } from '#kit/refusal.ts';
import { walletJson, type PostedChange } from '#modules/wallet/index.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import { stakeItem } from '../rules.ts';
import type { RestrictedNumber } from '../RestrictedNumber.ts';
import { placeOrders, type NewOrder, type PlacedRow } from '../store/placing.ts';

export type Placing = NewOrder & { lottery: LotteryRow; restricted: readonly RestrictedNumber[] };

/** An order that stands; `accepted` is missing where it stood before under the same id. */
export type PlacedOrder = { orderId: bigint; accepted?: { at: Date; closeAt: Date } };
export type Placed = PlacedOrder | { refusal: Refusal };

/** Refusals of the database function, with their error codes. */
const refusals = [
  ...['draw_not_found', 'draw_closed', 'lottery_closed', 'request_conflict', 'insufficient_funds', 'account_closed'],
  ...['lottery_play_limit', 'lottery_member_limit', 'lottery_draw_limit', 'lottery_prize_limit'],
  ...['lottery_number_closed', 'lottery_number_limit', 'lottery_terms_changed'],
  ...['excluded', 'time_out', 'session_limit', 'stake_limit', 'loss_limit'],
] as const;

/**
 * Places orders of one or many members, at most one per member and draw, in one statement; refused ones are not
 * written, without affecting the others. `standing` are known prize tables.
 */
export async function placeBatch(
  db: Parameters<typeof placeOrders>[0],
  orders: readonly Placing[],
  standing: ReadonlySet<string>,
): Promise<{ placed: Placed[]; changes: PostedChange[] }> {
  const rows = await placeOrders(
    db,
    orders.map((order) => ({ order, item: walletJson(stakeItem({ ...order, code: order.lottery.code })) })),
    standing,
  );
  const changes: PostedChange[] = [];
  const placed = rows.map((row, at): Placed => {
    const { verdict, orderId, balance, version, acceptedAt, closeAt } = row;
    if (orderId === null || (verdict !== 'placed' && verdict !== 'known')) {
      return { refusal: refusalOf(row, orders[at]!) };
    }
    if (verdict === 'known') return { orderId };
    const { brandId, memberId, currency } = orders[at]!;
    changes.push({ brandId, memberId, currency, balance: balance!, version: version! });
    return { orderId, accepted: { at: acceptedAt!, closeAt: closeAt! } };
  });
  return { placed, changes };
}

function refusalOf({ verdict, item, restriction, room }: PlacedRow, { drawNo, restricted }: Placing): Refusal {
  const code = refusals.find((name) => name === verdict);
  if (code === undefined) throw new Error(`An order was answered ${verdict}.`);
  if (code === 'request_conflict') return new Refusal(code, 'That id was used for another order.');
  if (code === 'lottery_prize_limit') return new Refusal(code, 'A line could win too much.', { item: item ?? 0 });
  if (code === 'lottery_number_closed' || code === 'lottery_number_limit') {
    const number = restricted.find(({ id }) => id === String(restriction));
    const left = room === null ? {} : { left: formatAmount(room) };
    return new Refusal(code, 'A number is restricted.', {
      ...{ item: item ?? 0, drawNo, play: number?.play ?? '', number: number?.number ?? '' },
      ...left,
    });
  }
  return new Refusal(code);
}
