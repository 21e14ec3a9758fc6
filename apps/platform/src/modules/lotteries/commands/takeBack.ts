import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { mustPost } from '#modules/wallet/index.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { OrderRow } from '../OrderRow.ts';
import { cancelItem } from '../rules.ts';
import { markCancelled, readOrder } from '../store/orders.ts';

type Asked = { brandId: number; memberId: bigint; orderId: string };

/** Cancels an order before its draw closes: mark and refund are one transaction. */
export async function takeBack(
  { pool, wallet }: Pick<LotteriesDeps, 'pool' | 'wallet'>,
  asked: Asked,
): Promise<OrderRow> {
  const { brandId, memberId, orderId } = asked;
  const who = { brandId, memberId, id: orderId };
  const order = await readOrder(pool, who);
  if (!order) throw new Refusal('order_not_found');
  if (order.state === 'cancelled') return order;
  const items = [cancelItem(order)];
  const results = await retried(() =>
    transact(pool, async (client) => {
      if (!(await markCancelled(client, order))) return undefined;
      const posted = await mustPost(client, items, 'a cancelled order');
      return posted;
    }),
  );
  if (results) wallet.announce(items, results);
  const now = await readOrder(pool, who);
  if (now?.state !== 'cancelled') throw new Refusal('draw_closed');
  return now;
}
