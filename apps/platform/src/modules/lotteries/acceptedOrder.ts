import type { PlacedOrder, Placing } from './commands/placeBatch.ts';
import type { DrawRow } from './DrawRow.ts';
import type { OrderRow } from './OrderRow.ts';

/** An order that was accepted this moment, as a read would find it: it is what was asked for, so nobody reads it. */
export function acceptedOrder(
  order: Placing,
  { id: drawId, drawAt }: Pick<DrawRow, 'id' | 'drawAt'>,
  { orderId: id, accepted: { at, closeAt } }: Required<PlacedOrder>,
): OrderRow {
  const { brandId, memberId, requestId, digest, currency, stake, rebate, drawNo, lottery, lines } = order;
  return {
    ...{ id, brandId, memberId, requestId, digest, currency, stake, rebate, payout: 0n },
    ...{ code: lottery.code, family: lottery.family, name: lottery.name },
    ...{ acceptedAt: at, closeAt, serverTime: at, state: 'placed', settledNo: 0, chaseId: order.chaseId ?? null },
    ...{ drawId, drawNo, drawAt, drawState: 'open', result: null },
    lines: lines.map(({ playId, selection, unit, multiple, prizeGroup, lineCount, stake: own, each, table }) => ({
      ...{ playId, selection, unit, multiple, prizeGroup, lineCount, stake: String(own) },
      ...{ each: each.map(String), keys: [...table.keys], hits: null },
    })),
  };
}
