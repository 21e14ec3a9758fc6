import type { Queryable } from '#kit/db.ts';
import type { walletJson } from '#modules/wallet/index.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import type { PricedLine } from '../priceItem.ts';

/** An order to be placed. */
export type NewOrder = {
  brandId: number;
  memberId: bigint;
  account: string;
  currency: string;
  /** As it was read with the numbers that are restricted: a change of them meanwhile refuses the order. */
  lottery: Pick<LotteryRow, 'restrictedNo'>;
  lotteryId: number;
  drawNo: string;
  requestId: string;
  digest: Buffer;
  stake: bigint;
  rebate: bigint;
  lines: readonly PricedLine[];
  /** The chase it belongs to; such an order may be for a draw that is not open yet. */
  chaseId?: bigint;
};

/**
 * What became of an order. The balance and its version are those of whoever staked; when it was accepted, by the clock of
 * the database, and when its draw closes is said of an order that was placed just now.
 */
export type PlacedRow = {
  verdict: string;
  item: number | null;
  orderId: bigint | null;
  balance: bigint | null;
  version: bigint | null;
  acceptedAt: Date | null;
  closeAt: Date | null;
  /** The restricted number that refuses it, and what may still be staked on that; null where it is closed. */
  restriction: bigint | null;
  room: bigint | null;
};

/**
 * Checks, stakes and inserts orders in one statement (`lotteries_place`): whether their draws take bets, by the
 * database's clock and under lock, duplicates, limits, and the money.
 */
export async function placeOrders(
  db: Queryable,
  orders: readonly { order: NewOrder; item: ReturnType<typeof walletJson> }[],
  standing: ReadonlySet<string>,
): Promise<PlacedRow[]> {
  const tables = new Map<string, string>();
  const lines: unknown[] = [];
  const asked = orders.map(({ order, item }, at) => {
    const touches: unknown[] = [];
    for (const [position, line] of order.lines.entries()) {
      const { digest, prizes } = line.table;
      if (!standing.has(digest)) tables.set(digest, prizes);
      lines.push({
        ...{ nth: at + 1, position, play: line.playId, selection: line.selection, digest, group: line.prizeGroup },
        ...{ unit: line.unit, multiple: line.multiple, lines: line.lineCount, stake: String(line.stake) },
        ...{ most: String(line.most), each: line.each.map(String) },
      });
      for (const { id, stake } of line.touches) touches.push({ id, item: position, stake: String(stake) });
    }
    const { lotteryId: lottery, drawNo: no, account, requestId: request, chaseId } = order;
    const chase = chaseId === undefined ? null : String(chaseId);
    const restricted = order.lottery.restrictedNo;
    return {
      ...{ ...item, lottery, no, account, request, rebate: String(order.rebate), chase, restricted },
      touches: touches.length === 0 ? undefined : touches,
    };
  });
  const { rows } = await db.query<PlacedRow>({
    name: 'lotteries_place',
    text: `select verdict, item, order_id as "orderId", balance, version, accepted_at as "acceptedAt", close_at as "closeAt",
                  restriction, room
             from lotteries_place($1, $2, $3) order by nth`,
    values: [
      ...[JSON.stringify(asked), JSON.stringify(lines)],
      JSON.stringify([...tables].map(([digest, prizes]) => ({ digest, prizes }))),
    ],
  });
  return rows;
}
